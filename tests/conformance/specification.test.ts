import fs from 'node:fs'
import path from 'node:path'
import { ALL_ROWS } from './all-rows'
import { GROUPS } from './groups'
import { groupOf, specificationPage } from './specification'

const COMMITTED = path.join(__dirname, '../../docs/specification.md')

describe('docs/specification.md', () => {
  it('matches the rows (if not, run `npm run docs:specification`)', () => {
    expect(fs.readFileSync(COMMITTED, 'utf8')).toBe(specificationPage())
  })

  it('has every row once', () => {
    const listed = [...specificationPage().matchAll(/^- `([^`]+)`: /gm)].map(([, id]) => id)
    expect(listed.sort()).toEqual(ALL_ROWS.map(({ id }) => id).sort())
  })

  it('has a whole sentence for every row', () => {
    const short = ALL_ROWS.filter(({ text }) => text.split(' ').length < 3 || !/^\p{Lu}|^[\d`/]/u.test(text))
    expect(short).toEqual([])
  })
})

it('has a group for every row', () => {
  expect(ALL_ROWS.filter(({ id }) => groupOf(id) < 0)).toEqual([])
})

it('has a row for every pattern of a group', () => {
  const idle = GROUPS.flatMap(({ ids }) => ids.filter((fits) => !ALL_ROWS.some(({ id }) => fits.test(id))))
  expect(idle).toEqual([])
})
