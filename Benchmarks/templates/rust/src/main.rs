//! minijinja without Python: the same protocol as the Swift program beside this one.
use minijinja::{context, Environment};
use std::io::{self, BufRead, Write};

#[repr(C)]
struct Time {
    seconds: i64,
    nanoseconds: i64,
}

extern "C" {
    fn clock_gettime(clock: i32, time: *mut Time) -> i32;
}

/// Processor time used so far in nanoseconds, which other programs on the machine disturb least.
fn now() -> i64 {
    let mut time = Time { seconds: 0, nanoseconds: 0 };
    // 2 is CLOCK_PROCESS_CPUTIME_ID.
    unsafe { clock_gettime(2, &mut time) };
    time.seconds * 1_000_000_000 + time.nanoseconds
}

fn main() {
    let arguments: Vec<String> = std::env::args().collect();
    let text = std::fs::read_to_string(&arguments[2]).unwrap();
    let mut environment = Environment::new();
    for entry in std::fs::read_dir(&arguments[1]).unwrap() {
        let path = entry.unwrap().path();
        let name = path.file_name().unwrap().to_string_lossy().into_owned();
        let source = std::fs::read_to_string(&path).unwrap();
        // One line end at the very end is dropped, and the others keep theirs.
        environment.add_template_owned(name, source + "\n").unwrap();
    }
    // JSON is read as an expression, in which only `null` is foreign.
    let data = Environment::new()
        .compile_expression(&text)
        .unwrap()
        .eval(context! { null => () })
        .unwrap();
    let template = environment.get_template("main.html").unwrap();
    let page = template.render(&data).unwrap();
    println!("{}", page.len());
    print!("{}", page);
    io::stdout().flush().unwrap();
    for line in io::stdin().lock().lines() {
        let rounds: usize = line.unwrap().parse().unwrap();
        let start = now();
        for _ in 0..rounds {
            std::hint::black_box(template.render(&data).unwrap());
        }
        println!("{}", now() - start);
    }
}
