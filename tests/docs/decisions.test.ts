/** Decisions are numbered without gaps, dated, and all in the index. */
import fs from 'node:fs'
import path from 'node:path'

const FOLDER = path.join(__dirname, '../../docs/decisions')
const read = (file: string) => fs.readFileSync(path.join(FOLDER, file), 'utf8')
const FILES = fs
  .readdirSync(FOLDER)
  .filter((file) => file !== 'README.md')
  .sort()

interface Row {
  readonly number: string
  readonly title: string
  readonly file: string
  readonly date: string
}

const ROW = /^\| (?<number>\d{4}) \| \[(?<title>.+)\]\((?<file>.+\.md)\) \| (?<date>\d{4}-\d{2}-\d{2}) \|$/gm
const INDEX = [...read('README.md').matchAll(ROW)].map(({ groups }) => groups as unknown as Row)

it('are in the index, each once, in their order', () => {
  expect(FILES.length).toBeGreaterThan(40)
  expect(INDEX.map(({ file }) => file)).toEqual(FILES)
})

it('have numbers without a gap', () => {
  expect(FILES.map((file) => Number(file.slice(0, 4)))).toEqual(FILES.map((_, index) => index + 1))
})

it.each(INDEX)('$number says its title, number and date as the index has them', ({ number, title, file, date }) => {
  const [first, , second] = read(file).split('\n')
  expect([first, file.slice(0, 5)]).toEqual([`# ${title}`, `${number}-`])
  expect(second).toMatch(new RegExp(`^Decision ${number}, ${date}(; .+)?\\.$`))
})
