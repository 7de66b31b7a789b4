/**
 * Takes pieces of text as they arrive and prints whole lines, each with the name of its process. Call `end` for the
 * text after the last line break.
 * @param {string} name
 * @param {(line: string) => void} print
 */
export function prefixed(name, print) {
  let rest = ''
  const say = (line) => print(`${`[${name}]`.padEnd(9)}${line}`)
  return {
    write(piece) {
      // a carriage return redraws a progress bar: only its last state is printed
      const lines = (rest + piece).split(/\r?\n/)
      rest = lines.pop()
      for (const line of lines) say(line.slice(line.lastIndexOf('\r') + 1))
    },
    end() {
      if (rest !== '') say(rest)
      rest = ''
    },
  }
}
