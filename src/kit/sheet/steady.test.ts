import { readdirSync, readFileSync } from 'node:fs'
import path from 'node:path'

const SRC = path.join(__dirname, '..', '..')

/** The sheets in which one searches, by their path from src/. */
const searching = () =>
  readdirSync(SRC, { recursive: true, encoding: 'utf8' })
    .filter((file) => file.endsWith('.tsx') && !file.endsWith('.test.tsx'))
    .map((file) => [file, readFileSync(path.join(SRC, file), 'utf8')] as const)
    .filter(([, text]) => /<Sheet\b/.test(text) && /<SearchField\b/.test(text))

it('a sheet with a search field keeps its height while one searches', () => {
  const sheets = searching()
  expect(sheets.length).toBeGreaterThan(0)
  expect(sheets.filter(([, text]) => !/<Sheet\b[^>]*\bsteady\b/.test(text)).map(([file]) => file)).toEqual([])
})
