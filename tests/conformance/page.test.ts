import { ALL_ROWS } from './all-rows'
import { conformancePage, passedOn } from './page'
import { TARGET_IDS } from './targets'

describe('the targets of a row', () => {
  it('are named by their side alone where all of it passed', () => {
    expect(passedOn(['pglite', 'postgres', 'phone', 'desktop'])).toBe('server · H5')
  })

  it('are named one by one where some of a side passed', () => {
    expect(passedOn(['node', 'jest-h5', 'pglite', 'ios'])).toBe('unit (node, h5) · server (PGlite) · native (iOS)')
  })

  it('are nothing where nothing passed', () => {
    expect(passedOn([])).toBe('')
  })
})

describe('the page', () => {
  const [{ id, text }] = ALL_ROWS

  it('has a line for every row, with its targets and a link to its tests', () => {
    const page = conformancePage(new Map([[id, { files: ['tests/a/b.test.ts'], targets: TARGET_IDS.slice(0, 1) }]]))
    expect(page).toContain(`| \`${id}\` | ${text} | unit (node) | [b.test.ts](../tests/a/b.test.ts) |\n`)
    expect(ALL_ROWS.filter((row) => !page.includes(`| \`${row.id}\` |`))).toEqual([])
  })

  it('says how many rows passed on each target', () => {
    expect(conformancePage(new Map([[id, { files: ['a'], targets: ['pglite'] }]]))).toContain('| server | PGlite | 1 |')
  })

  it('says where a row has no test', () => {
    expect(conformancePage(new Map())).toContain(`| \`${id}\` | ${text} |  | **none** |`)
  })

  it('is the same for the same proofs', () => {
    const proofs = new Map([[id, { files: ['a'], targets: TARGET_IDS }]])
    expect(conformancePage(proofs)).toBe(conformancePage(proofs))
  })
})

it('names each row once', () => {
  const ids = ALL_ROWS.map((row) => row.id)
  expect(ids.filter((each, index) => ids.indexOf(each) !== index)).toEqual([])
})
