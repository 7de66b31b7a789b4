import { namesOn } from '@/routes'
import { routeRow } from '../e2e/walk/route-rows'
import { FILES, read } from '../docs/tracked-files'
import { ALL_ROWS } from './all-rows'
import type { Row } from './row'
import { readTitles } from './titles'

const TESTS = /\.(test|spec|contract|[\w-]*fault|upgrade)\.tsx?$|^tests\/e2e\/.*\.ts$/
/** They name rows that do not exist, to test what reads titles. */
const ABOUT_TITLES = /^tests\/conformance\/|^tools\/(check|lint)\//

const row = (id: string, issue: Row['issue'] = 'main'): Row => ({ id, text: id, issue })
const titles = (rows: readonly Row[], source: string) => readTitles(rows, new Map([['a.test.ts', source]]), [])

describe('titles', () => {
  it('name a row, or all that a filled-in part can be', () => {
    const rows = [row('rule.email'), row('state.paid.cancel'), row('state.shipped.cancel'), row('money.sum')]
    const source = "it('refuses [rule.email]'); it.each(X)('[state.%s.cancel]'); it(`[money.${what(1)}]`)"
    expect(titles(rows, source)).toEqual({ unnamed: [], unknown: [] })
  })

  it('are distinguished from code, by their family', () => {
    expect(titles([row('rule.email')], "it('[rule.email]'); shown[rule.mail]")).toEqual({ unnamed: [], unknown: [] })
  })

  it('leave a row without a test, and name one that does not exist', () => {
    expect(titles([row('rule.email'), row('rule.later', 'later')], "it('[rule.mail]')")).toEqual({
      unnamed: ['rule.email'],
      unknown: ['a.test.ts: [rule.mail]'],
    })
  })
})

it('names every row of the specification in a test, and no other', () => {
  const sources = new Map(
    FILES.filter((file) => TESTS.test(file) && !ABOUT_TITLES.test(file)).map((file) => [file, read(file)]),
  )
  // the tours open every screen in a step that is built from the route table
  const built = namesOn('h5').map(routeRow)
  expect(readTitles(ALL_ROWS, sources, built)).toEqual({ unnamed: [], unknown: [] })
})
