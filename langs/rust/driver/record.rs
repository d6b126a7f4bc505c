/// Lets a function take and return a struct of the program, field by field like a tuple. It is
/// given the struct's declaration; of a type in it nothing but its place counts.
#[macro_export]
macro_rules! record {
    (struct $name:ident { $($(#[$_m:meta])* $_v:vis $field:ident: $_t:ty),* $(,)? }) => {
        $crate::record!(@ $name $($field)*);
    };
    (struct $name:ident($($(#[$_m:meta])* $_v:vis $type:ty),* $(,)?)) => {
        $crate::record!(# $name [] [0 1 2 3 4 5] $($type,)*);
    };
    // Numbers the fields of a tuple struct.
    (# $name:ident [$($place:tt)*] [$($left:tt)*]) => {
        $crate::record!(@ $name $($place)*);
    };
    (# $name:ident [$($place:tt)*] [$next:tt $($left:tt)*] $_t:ty, $($types:ty,)*) => {
        $crate::record!(# $name [$($place)* $next] [$($left)*] $($types,)*);
    };
    (@ $name:ident $($field:tt)*) => {
        impl $crate::Argument for super::$name {
            fn take(question: &mut $crate::Question) -> $crate::Taken<Self> {
                question.fields([$(::core::stringify!($field)),*].len())?;
                $crate::Taken::Ok(super::$name { $($field: $crate::Argument::take(question)?),* })
            }
        }

        impl $crate::Outcome for super::$name {
            fn tell(&self, shape: &$crate::Shape, answer: &mut $crate::Answer) -> $crate::Told {
                answer.fields(&[$(&self.$field),*], shape)
            }
        }
    };
}
