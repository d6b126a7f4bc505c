//! What a function can return.

use std::borrow::Cow;
use std::collections::{BTreeMap, BTreeSet, HashMap, HashSet, LinkedList, VecDeque};
use std::rc::Rc;

use crate::answer::{Answer, Shape, Told};
use crate::Failure;

/// What a function can return.
pub trait Outcome {
    /// Adds the tokens of the value, which is asked for in this shape.
    fn tell(&self, shape: &Shape, answer: &mut Answer) -> Told;

    /// Adds the tokens of several; characters where a text is due are one.
    fn tell_all(values: &[Self], shape: &Shape, answer: &mut Answer) -> Told
    where
        Self: Sized,
    {
        answer.items('[', values.len(), values, shape.element())
    }
}

macro_rules! integers {
    ($($type:ident)+) => {$(
        impl Outcome for $type {
            fn tell(&self, _: &Shape, answer: &mut Answer) -> Told {
                answer.word(&self.to_string())
            }
        }
    )+};
}

integers!(i8 i16 i32 i64 i128 isize u16 u32 u64 u128 usize);

macro_rules! floats {
    ($($type:ident)+) => {$(
        impl Outcome for $type {
            fn tell(&self, _: &Shape, answer: &mut Answer) -> Told {
                // With {} a whole number would look like an integer.
                answer.word(&format!("{self:?}").to_ascii_lowercase())
            }
        }
    )+};
}

floats!(f32 f64);

impl Outcome for () {
    fn tell(&self, _: &Shape, answer: &mut Answer) -> Told {
        answer.word("N")
    }
}

impl Outcome for bool {
    fn tell(&self, _: &Shape, answer: &mut Answer) -> Told {
        answer.word(if *self { "T" } else { "F" })
    }
}

impl Outcome for u8 {
    fn tell(&self, shape: &Shape, answer: &mut Answer) -> Told {
        if shape.is_text() {
            return answer.words(&[*self]);
        }
        answer.word(&self.to_string())
    }

    fn tell_all(values: &[Self], shape: &Shape, answer: &mut Answer) -> Told {
        if shape.is_text() {
            return answer.words(values);
        }
        answer.items('[', values.len(), values, shape.element())
    }
}

impl Outcome for char {
    fn tell(&self, _: &Shape, answer: &mut Answer) -> Told {
        answer.words(self.to_string().as_bytes())
    }

    fn tell_all(values: &[Self], shape: &Shape, answer: &mut Answer) -> Told {
        if shape.is_text() {
            return answer.words(String::from_iter(values).as_bytes());
        }
        answer.items('[', values.len(), values, shape.element())
    }
}

impl Outcome for str {
    fn tell(&self, _: &Shape, answer: &mut Answer) -> Told {
        answer.words(self.as_bytes())
    }
}

impl Outcome for String {
    fn tell(&self, shape: &Shape, answer: &mut Answer) -> Told {
        self.as_str().tell(shape, answer)
    }
}

macro_rules! pointers {
    ($($type:ty)+) => {$(
        impl<T: Outcome + ?Sized> Outcome for $type {
            fn tell(&self, shape: &Shape, answer: &mut Answer) -> Told {
                (**self).tell(shape, answer)
            }
        }
    )+};
}

pointers!(&T &mut T Box<T> Rc<T>);

impl<T: Outcome + ToOwned + ?Sized> Outcome for Cow<'_, T> {
    fn tell(&self, shape: &Shape, answer: &mut Answer) -> Told {
        (**self).tell(shape, answer)
    }
}

impl<T: Outcome> Outcome for [T] {
    fn tell(&self, shape: &Shape, answer: &mut Answer) -> Told {
        T::tell_all(self, shape, answer)
    }
}

impl<T: Outcome> Outcome for Vec<T> {
    fn tell(&self, shape: &Shape, answer: &mut Answer) -> Told {
        T::tell_all(self, shape, answer)
    }
}

impl<T: Outcome, const N: usize> Outcome for [T; N] {
    fn tell(&self, shape: &Shape, answer: &mut Answer) -> Told {
        T::tell_all(self, shape, answer)
    }
}

impl<T: Outcome> Outcome for VecDeque<T> {
    fn tell(&self, shape: &Shape, answer: &mut Answer) -> Told {
        answer.items('[', self.len(), self, shape.element())
    }
}

impl<T: Outcome> Outcome for LinkedList<T> {
    fn tell(&self, shape: &Shape, answer: &mut Answer) -> Told {
        answer.items('[', self.len(), self, shape.element())
    }
}

impl<T: Outcome, S> Outcome for HashSet<T, S> {
    fn tell(&self, shape: &Shape, answer: &mut Answer) -> Told {
        answer.items('{', self.len(), self, shape.element())
    }
}

impl<T: Outcome> Outcome for BTreeSet<T> {
    fn tell(&self, shape: &Shape, answer: &mut Answer) -> Told {
        answer.items('{', self.len(), self, shape.element())
    }
}

macro_rules! maps {
    ($($type:ty, $($extra:ident)?;)+) => {$(
        impl<K: Outcome, V: Outcome $(, $extra)?> Outcome for $type {
            fn tell(&self, shape: &Shape, answer: &mut Answer) -> Told {
                answer.open(':', self.len());
                self.iter().try_for_each(|(key, value)| {
                    key.tell(&Shape::Scalar, answer)?;
                    value.tell(shape.element(), answer)
                })
            }
        }
    )+};
}

maps! {
    HashMap<K, V, S>, S;
    BTreeMap<K, V>, ;
}

impl<T: Outcome> Outcome for Option<T> {
    fn tell(&self, shape: &Shape, answer: &mut Answer) -> Told {
        match self {
            Some(value) => value.tell(shape, answer),
            None => answer.word("N"),
        }
    }
}

impl<T: Outcome, E> Outcome for Result<T, E> {
    fn tell(&self, shape: &Shape, answer: &mut Answer) -> Told {
        match self {
            Ok(value) => value.tell(shape, answer),
            Err(_) => Err(Failure::Err),
        }
    }
}

macro_rules! tuples {
    ($($($letter:ident $place:tt)+;)+) => {$(
        impl<$($letter: Outcome),+> Outcome for ($($letter,)+) {
            fn tell(&self, shape: &Shape, answer: &mut Answer) -> Told {
                answer.fields(&[$(&self.$place),+], shape)
            }
        }
    )+};
}

tuples! {
    A 0;
    A 0 B 1;
    A 0 B 1 C 2;
    A 0 B 1 C 2 D 3;
    A 0 B 1 C 2 D 3 E 4;
    A 0 B 1 C 2 D 3 E 4 F 5;
}
