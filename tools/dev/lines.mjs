/**
 * Takes pieces of text as they come and hands on whole lines, each behind the name of its process. Call `end` for what
 * stands behind the last line break.
 * @param {string} name
 * @param {(line: string) => void} print
 */
export function prefixed(name, print) {
  let rest = ''
  const say = (line) => print(`${`[${name}]`.padEnd(9)}${line}`)
  return {
    write(piece) {
      // a carriage return alone draws a progress bar anew: its last state is enough
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
