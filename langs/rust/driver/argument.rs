//! What a function can take: values of whatever types it declares.

use std::collections::{BTreeMap, HashMap, VecDeque};
use std::hash::{BuildHasher, Hash};

use crate::question::{misfit, Question, Taken};

/// What a function can take.
pub trait Argument: Sized + 'static {
    /// The value whose tokens come next.
    fn take(question: &mut Question) -> Taken<Self>;

    /// A text as a sequence of its characters, where that is what `Self` is.
    fn characters(text: String) -> Option<Vec<Self>> {
        let _ = text;
        None
    }
}

macro_rules! numbers {
    ($($type:ident)+) => {$(
        impl Argument for $type {
            fn take(question: &mut Question) -> Taken<Self> {
                let token = question.next();
                token.parse().map_err(|_| misfit(stringify!($type), token))
            }
        }
    )+};
}

numbers!(i8 i16 i32 i64 i128 isize u16 u32 u64 u128 usize f32 f64);

impl Argument for u8 {
    fn take(question: &mut Question) -> Taken<Self> {
        let token = question.next();
        token.parse().map_err(|_| misfit("u8", token))
    }

    fn characters(text: String) -> Option<Vec<Self>> {
        Some(text.into_bytes())
    }
}

impl Argument for char {
    fn take(question: &mut Question) -> Taken<Self> {
        let text = question.text()?;
        let mut characters = text.chars();
        match (characters.next(), characters.next()) {
            (Some(only), None) => Ok(only),
            _ => Err(format!("expected one character, got {text:?}")),
        }
    }

    fn characters(text: String) -> Option<Vec<Self>> {
        Some(text.chars().collect())
    }
}

impl Argument for bool {
    fn take(question: &mut Question) -> Taken<Self> {
        match question.next() {
            "T" => Ok(true),
            "F" => Ok(false),
            token => Err(misfit("a bool", token)),
        }
    }
}

impl Argument for String {
    fn take(question: &mut Question) -> Taken<Self> {
        question.text()
    }
}

impl<T: Argument> Argument for Vec<T> {
    fn take(question: &mut Question) -> Taken<Self> {
        if question.is_next('\'') {
            let characters = T::characters(question.text()?);
            return characters.ok_or_else(|| "expected a list, got a text".to_string());
        }
        let length = question.length()?;
        let mut values = Vec::with_capacity(length);
        for _ in 0..length {
            values.push(T::take(question)?);
        }
        Ok(values)
    }
}

impl<T: Argument> Argument for VecDeque<T> {
    fn take(question: &mut Question) -> Taken<Self> {
        Vec::take(question).map(Into::into)
    }
}

impl<T: Argument> Argument for Box<[T]> {
    fn take(question: &mut Question) -> Taken<Self> {
        Vec::take(question).map(Into::into)
    }
}

impl<T: Argument, const N: usize> Argument for [T; N] {
    fn take(question: &mut Question) -> Taken<Self> {
        let values: Vec<T> = Vec::take(question)?;
        let length = values.len();
        values
            .try_into()
            .map_err(|_| format!("expected {N} values, got {length}"))
    }
}

impl<T: Argument> Argument for Option<T> {
    fn take(question: &mut Question) -> Taken<Self> {
        if question.is_next('N') {
            question.next();
            return Ok(None);
        }
        T::take(question).map(Some)
    }
}

/// A list as a map from positions.
fn numbered<K: TryFrom<usize>, V: Argument, M: FromIterator<(K, V)>>(
    question: &mut Question,
) -> Taken<M> {
    let values: Vec<V> = Vec::take(question)?;
    let key = |place| K::try_from(place).map_err(|_| "the list is too long".to_string());
    values
        .into_iter()
        .enumerate()
        .map(|(place, value)| Ok((key(place)?, value)))
        .collect()
}

impl<K, V, S> Argument for HashMap<K, V, S>
where
    K: TryFrom<usize> + Eq + Hash + 'static,
    V: Argument,
    S: BuildHasher + Default + 'static,
{
    fn take(question: &mut Question) -> Taken<Self> {
        numbered(question)
    }
}

impl<K: TryFrom<usize> + Ord + 'static, V: Argument> Argument for BTreeMap<K, V> {
    fn take(question: &mut Question) -> Taken<Self> {
        numbered(question)
    }
}

impl<T: Argument> Argument for &'static T {
    fn take(question: &mut Question) -> Taken<Self> {
        Ok(question.lend()?)
    }
}

impl<T: Argument> Argument for &'static mut T {
    fn take(question: &mut Question) -> Taken<Self> {
        question.lend()
    }
}

impl<T: Argument> Argument for &'static [T] {
    fn take(question: &mut Question) -> Taken<Self> {
        Ok(question.lend::<Vec<T>>()?)
    }
}

impl<T: Argument> Argument for &'static mut [T] {
    fn take(question: &mut Question) -> Taken<Self> {
        Ok(question.lend::<Vec<T>>()?)
    }
}

impl Argument for &'static str {
    fn take(question: &mut Question) -> Taken<Self> {
        Ok(question.lend::<String>()?)
    }
}

macro_rules! tuples {
    ($($count:literal $($letter:ident)+;)+) => {$(
        impl<$($letter: Argument),+> Argument for ($($letter,)+) {
            fn take(question: &mut Question) -> Taken<Self> {
                question.fields($count)?;
                Ok(($($letter::take(question)?,)+))
            }
        }
    )+};
}

tuples! {
    1 A;
    2 A B;
    3 A B C;
    4 A B C D;
    5 A B C D E;
    6 A B C D E F;
}
