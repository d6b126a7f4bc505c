/// Lets a function take and return a struct of the program, field by field like a tuple. It is
/// given the struct's lifetime, if it has one, and its declaration, in which only names count.
#[macro_export]
macro_rules! record {
    ($($life:lifetime)? struct $name:ident { $($(#[$_m:meta])* $_v:vis $field:ident: $_t:ty),* $(,)? }) => {
        $crate::record!(@ $name [$(<$life>)?] $($field)*);
    };
    ($($life:lifetime)? struct $name:ident($($(#[$_m:meta])* $_v:vis $type:ty),* $(,)?)) => {
        $crate::record!(# $name [$(<$life>)?] [] [0 1 2 3 4 5] $($type,)*);
    };
    // Numbers the fields of a tuple struct.
    (# $name:ident $life:tt [$($place:tt)*] [$($left:tt)*]) => {
        $crate::record!(@ $name $life $($place)*);
    };
    (# $name:ident $life:tt [$($place:tt)*] [$next:tt $($left:tt)*] $_t:ty, $($types:ty,)*) => {
        $crate::record!(# $name $life [$($place)* $next] [$($left)*] $($types,)*);
    };
    (@ $name:ident [$($life:tt)*] $($field:tt)*) => {
        impl $crate::Argument for super::$name $($life)* {
            fn take(question: &mut $crate::Question) -> $crate::Taken<Self> {
                question.fields([$(::core::stringify!($field)),*].len())?;
                $crate::Taken::Ok(super::$name { $($field: $crate::Argument::take(question)?),* })
            }
        }

        impl $crate::Outcome for super::$name $($life)* {
            fn tell(&self, shape: &$crate::Shape, answer: &mut $crate::Answer) -> $crate::Told {
                answer.fields(&[$(&self.$field),*], shape)
            }
        }
    };
}
