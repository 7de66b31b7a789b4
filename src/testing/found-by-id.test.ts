import { readdirSync, readFileSync } from 'node:fs'
import path from 'node:path'
import counted from './found-by-id.json'

const SRC = path.join(__dirname, '..')
/** A search by id, by a helper of the file's own that looks for one, or by a selector. */
const SEARCH = /\b(?:byId|shown|there|getElementById|querySelector(?:All)?)\(/g

/** How often each test of a page or component on H5, by its path from src/, searches by id or selector. */
function searches(): Record<string, number> {
  const files = readdirSync(SRC, { recursive: true, encoding: 'utf8' }).map((file) => file.replaceAll(path.sep, '/'))
  const tests = files.filter(
    (file) => /^(features|kit|shell|testing)\/.*\.test\.tsx$/.test(file) && !file.endsWith('.rn.test.tsx'),
  )
  return Object.fromEntries(
    tests.map((file) => [file, readFileSync(path.join(SRC, file), 'utf8').match(SEARCH)?.length ?? 0]),
  )
}

describe('what page tests find by id or selector instead of by role and name', () => {
  const allowed: Record<string, number> = counted
  const now = searches()

  it('becomes no more in any file', () => {
    const more = Object.entries(now).filter(([file, count]) => count > (allowed[file] ?? 0))
    expect(more.map(([file, count]) => `${file}: ${count}, at most ${allowed[file] ?? 0}`)).toEqual([])
  })

  it('has no number left that is too high: lower it in found-by-id.json', () => {
    const high = Object.entries(allowed).filter(([file, count]) => count > (now[file] ?? 0))
    expect(high.map(([file, count]) => `${file}: ${now[file] ?? 0}, not ${count}`)).toEqual([])
  })
})
