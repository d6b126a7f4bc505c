//! The tokens of a call's result.

use std::fmt::Write;

use crate::{Failure, Outcome};

/// Nothing; or why a value cannot be told.
pub type Told = Result<(), Failure>;

/// What the result is to be, as far as that decides how to tell it: `[u8]` may be a text.
pub enum Shape {
    Text,
    Scalar,
    List(&'static Shape),
    Struct(&'static [Shape]),
}

impl Shape {
    pub(crate) fn element(&self) -> &Shape {
        match self {
            Shape::List(element) => element,
            _ => &Shape::Scalar,
        }
    }

    fn field(&self, place: usize) -> &Shape {
        match self {
            Shape::Struct(fields) => fields.get(place).unwrap_or(&Shape::Scalar),
            _ => self.element(),
        }
    }

    pub(crate) fn is_text(&self) -> bool {
        matches!(self, Shape::Text)
    }
}

/// The tokens of a result, each with a space before it.
pub struct Answer {
    shape: &'static Shape,
    text: String,
}

impl Answer {
    pub(crate) fn new(shape: &'static Shape) -> Self {
        Answer {
            shape,
            text: String::new(),
        }
    }

    pub(crate) fn clear(&mut self) {
        self.text.clear();
    }

    pub(crate) fn text(&self) -> &str {
        &self.text
    }

    pub(crate) fn result<T: Outcome>(&mut self, result: &T) -> Told {
        result.tell(self.shape, self)
    }

    /// Adds a struct.
    pub fn fields(&mut self, fields: &[&dyn Outcome], shape: &Shape) -> Told {
        self.open('(', fields.len());
        fields
            .iter()
            .enumerate()
            .try_for_each(|(i, field)| field.tell(shape.field(i), self))
    }

    pub(crate) fn open(&mut self, bracket: char, length: usize) {
        let _ = write!(self.text, " {bracket}{length}");
    }

    pub(crate) fn word(&mut self, word: &str) -> Told {
        self.text.push(' ');
        self.text.push_str(word);
        Ok(())
    }

    pub(crate) fn words(&mut self, bytes: &[u8]) -> Told {
        self.text.push(' ');
        push_text(&mut self.text, bytes);
        Ok(())
    }

    pub(crate) fn items<'a, T: Outcome + 'a>(
        &mut self,
        bracket: char,
        length: usize,
        values: impl IntoIterator<Item = &'a T>,
        shape: &Shape,
    ) -> Told {
        self.open(bracket, length);
        values
            .into_iter()
            .try_for_each(|value| value.tell(shape, self))
    }
}

/// Adds the token of a text.
pub(crate) fn push_text(out: &mut String, bytes: &[u8]) {
    out.push('\'');
    for &byte in bytes {
        if byte.is_ascii_alphanumeric() || b"_.-".contains(&byte) {
            out.push(char::from(byte));
        } else {
            let _ = write!(out, "%{byte:02X}");
        }
    }
}
