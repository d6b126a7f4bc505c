#![allow(unused_macros, dead_code)]
use std::collections::*;
use std::fmt::*;

/// Own things under names that everybody else takes from the library.
struct Vec(std::vec::Vec<i32>);

enum Option {
    Taken(i32),
    Left,
}

type Result = Option;
struct String;
struct Shape;
trait Argument {}

macro_rules! vec {
    ($value:expr; $count:expr) => {
        Vec(std::vec::Vec::from_iter(std::iter::repeat($value).take($count)))
    };
}

macro_rules! format {
    ($($any:tt)*) => {
        compile_error!("not for you")
    };
}

macro_rules! stringify {
    ($($any:tt)*) => {
        compile_error!("not for you")
    };
}

fn decide(best: i32, with: i32) -> Result {
    if with > best {
        Option::Taken(with)
    } else {
        Option::Left
    }
}

fn knapsack(capacity: i32, weights: &[i32], values: &[i32]) -> i32 {
    let Vec(mut best) = vec![0; capacity as usize + 1];
    let mut items = VecDeque::from_iter(weights.iter().copied().zip(values.iter().copied()));
    while let Some((weight, value)) = items.pop_front() {
        for room in (weight..=capacity).rev() {
            let with = best[(room - weight) as usize] + value;
            if let Option::Taken(more) = decide(best[room as usize], with) {
                best[room as usize] = more;
            }
        }
    }
    best[capacity as usize]
}

fn main() {
    let weights = [11, 12, 30, 7, 9, 6, 5, 8];
    let values = [23, 24, 60, 13, 16, 11, 10, 15];
    println!("{}", knapsack(26, &weights, &values));
}
