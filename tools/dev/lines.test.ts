import { prefixed } from './lines.mjs'

function written(...pieces: string[]): string[] {
  const lines: string[] = []
  const output = prefixed('app', (line: string) => lines.push(line))
  for (const piece of pieces) output.write(piece)
  output.end()
  return lines
}

it('puts the name before every line, also of one that comes in pieces', () => {
  expect(written('one\ntw', 'o\n')).toEqual(['[app]    one', '[app]    two'])
})

it('hands on what stands behind the last line break at the end', () => {
  expect(written('no break')).toEqual(['[app]    no break'])
})

it('keeps the last state of a line that was drawn anew, and no carriage return of Windows', () => {
  expect(written('1%\r50%\r100%\nend\r\n')).toEqual(['[app]    100%', '[app]    end'])
})
