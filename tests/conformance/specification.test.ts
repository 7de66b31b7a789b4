import fs from 'node:fs'
import path from 'node:path'
import { ALL_ROWS } from './all-rows'
import { GROUPS } from './groups'
import { groupOf, specificationPage } from './specification'

const COMMITTED = path.join(__dirname, '../../docs/specification.md')

describe('docs/specification.md', () => {
  it('is what the rows say: run `npm run docs:specification`', () => {
    expect(fs.readFileSync(COMMITTED, 'utf8')).toBe(specificationPage())
  })

  it('has every row once', () => {
    const listed = [...specificationPage().matchAll(/^- `([^`]+)`: /gm)].map(([, id]) => id)
    expect(listed.sort()).toEqual(ALL_ROWS.map(({ id }) => id).sort())
  })

  it('says of every row a whole sentence', () => {
    const short = ALL_ROWS.filter(({ text }) => text.split(' ').length < 3 || !/^\p{Lu}|^[\d`/]/u.test(text))
    expect(short).toEqual([])
  })
})

it('groups every row', () => {
  expect(ALL_ROWS.filter(({ id }) => groupOf(id) < 0)).toEqual([])
})

it('has no pattern that fits no row', () => {
  const idle = GROUPS.flatMap(({ ids }) => ids.filter((fits) => !ALL_ROWS.some(({ id }) => fits.test(id))))
  expect(idle).toEqual([])
})
