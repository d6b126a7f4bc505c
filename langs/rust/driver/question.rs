//! The tokens of a call's arguments.

use std::any::Any;

use crate::{Argument, Failure};

/// A value; or what is wrong with its tokens.
pub type Taken<T> = Result<T, String>;

/// The arguments of one call, not read yet.
pub struct Question<'a> {
    rest: &'a str,
    /// What arguments refer to; it lives until the result has been told.
    lent: Vec<Box<dyn Any>>,
}

impl<'a> Question<'a> {
    pub(crate) fn new(line: &'a str) -> Self {
        Question {
            rest: line,
            lent: Vec::new(),
        }
    }

    pub(crate) fn argument<T: Argument>(&mut self, number: usize) -> Result<T, Failure> {
        T::take(self).map_err(|why| Failure::Bad(format!("argument {number}: {why}")))
    }

    pub(crate) fn next(&mut self) -> &'a str {
        let (token, rest) = self.rest.split_once(' ').unwrap_or((self.rest, ""));
        self.rest = rest;
        token
    }

    pub(crate) fn is_next(&self, start: char) -> bool {
        self.rest.starts_with(start)
    }

    /// How many values a list or a struct has.
    pub(crate) fn length(&mut self) -> Taken<usize> {
        let token = self.next();
        let length = token
            .strip_prefix(['[', '('])
            .and_then(|digits| digits.parse().ok());
        length.ok_or_else(|| misfit("several values", token))
    }

    /// Goes past the head of a struct that has so many fields.
    pub fn fields(&mut self, count: usize) -> Taken<()> {
        match self.length()? {
            length if length == count => Ok(()),
            length => Err(format!("expected {count} values, got {length}")),
        }
    }

    pub(crate) fn text(&mut self) -> Taken<String> {
        let token = self.next();
        let Some(escaped) = token.strip_prefix('\'') else {
            return Err(misfit("a text", token));
        };
        let mut parts = escaped.split('%');
        let mut bytes = parts.next().unwrap_or("").as_bytes().to_vec();
        for part in parts {
            let code = part
                .get(..2)
                .and_then(|code| u8::from_str_radix(code, 16).ok());
            bytes.push(code.ok_or_else(|| misfit("a text", token))?);
            bytes.extend_from_slice(&part.as_bytes()[2..]);
        }
        Ok(String::from_utf8_lossy(&bytes).into_owned())
    }

    pub(crate) fn lend<T: Argument>(&mut self) -> Taken<&'static mut T> {
        let mut value = Box::new(T::take(self)?);
        let place: *mut T = &mut *value;
        self.lent.push(value);
        // SAFETY: the box stays where it is until the question is dropped, after the call; it is
        // touched through this reference only.
        Ok(unsafe { &mut *place })
    }
}

pub(crate) fn misfit(expected: &str, token: &str) -> String {
    format!("expected {expected}, got {token}")
}
