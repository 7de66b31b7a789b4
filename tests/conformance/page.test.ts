import { at, one } from '@contract/rules/lists'
import { ALL_ROWS } from './all-rows'
import { conformancePage, passedOn } from './page'
import { TARGET_IDS } from './targets'

describe('the targets of a row', () => {
  it('are named by their side if all targets of the side passed', () => {
    expect(passedOn(['pglite', 'postgres', 'phone', 'desktop'])).toBe('server · H5')
  })

  it('are named one by one if only some targets of a side passed', () => {
    expect(passedOn(['node', 'jest-h5', 'pglite', 'ios'])).toBe('unit (node, h5) · server (PGlite) · native (iOS)')
  })

  it('are empty if nothing passed', () => {
    expect(passedOn([])).toBe('')
  })
})

describe('the page', () => {
  const { id, text } = one(ALL_ROWS)

  it('has a line for every row, with its targets and a link to its tests', () => {
    const page = conformancePage(new Map([[id, { files: ['tests/a/b.test.ts'], targets: TARGET_IDS.slice(0, 1) }]]))
    expect(page).toContain(`| \`${id}\` | ${text} | seen | unit (node) | [b.test.ts](../tests/a/b.test.ts) |\n`)
    expect(ALL_ROWS.filter((row) => !page.includes(`| \`${row.id}\` |`))).toEqual([])
  })

  it('counts the rows that passed on each target', () => {
    expect(conformancePage(new Map([[id, { files: ['a'], targets: ['pglite'] }]]))).toContain('| server | PGlite | 1 |')
  })

  it('counts the rows that passed on the whole app, only on the server, and only in unit tests', () => {
    const page = conformancePage(
      new Map([
        [one(ALL_ROWS).id, { files: ['a'], targets: ['node', 'phone', 'jsdom', 'ios'] }],
        [at(ALL_ROWS, 1).id, { files: ['a'], targets: ['node', 'postgres'] }],
        [at(ALL_ROWS, 2).id, { files: ['a'], targets: ['jest-h5'] }],
        [at(ALL_ROWS, 3).id, { files: ['a'], targets: ['pglite', 'desktop'] }],
      ]),
    )
    expect(page).toContain(
      'Of 4 rows with a passing test, 1 passed on H5, in the mini-program and in the native app; ' +
        '1 on the server and on none of the three; 1 in unit tests alone.',
    )
  })

  it('describes what the test hosts cannot show', () => {
    expect(conformancePage(new Map())).toMatch(/neither WeChat nor a phone/)
  })

  it('lists the load states that a screen does not have, and why', () => {
    const page = conformancePage(new Map())
    expect(page).toMatch(/\| `route\.login` \| loading, failed, empty, offline \| Asks the server for nothing/)
    expect(page).toMatch(/\| `route\.terms` \| empty \| Its text is part of the shop/)
    expect(page).not.toMatch(/\| `route\.blog` \| empty/)
  })

  it('marks a row without a test', () => {
    expect(conformancePage(new Map())).toContain(`| \`${id}\` | ${text} | seen |  | **none** |`)
  })

  it('gives the reason why a row that users see does not pass everywhere, and marks it as a gap', () => {
    const page = conformancePage(new Map([['const.toast-3s', { files: ['a'], targets: ['node'] }]]))
    expect(page).toMatch(
      /`const\.toast-3s` \| A toast is visible for 3 s \| seen \| unit \(node\)\. \*\*Gap\*\*: Tested in the store/,
    )
    expect(page).toMatch(/Of the \d+ that a person sees, 0 passed/)
  })

  it('gives no reason once the row passes on all three targets', () => {
    const targets = ['phone', 'jsdom', 'ios'] as const
    const page = conformancePage(new Map([['const.toast-3s', { files: ['a'], targets }]]))
    expect(page).toMatch(/`const\.toast-3s` .* native \(iOS\) \| \[a\]/)
    expect(page).toMatch(/Of the \d+ that a person sees, 1 passed/)
  })

  it('is the same for the same proofs', () => {
    const proofs = new Map([[id, { files: ['a'], targets: TARGET_IDS }]])
    expect(conformancePage(proofs)).toBe(conformancePage(proofs))
  })
})

it('has each row once', () => {
  const ids = ALL_ROWS.map((row) => row.id)
  expect(ids.filter((each, index) => ids.indexOf(each) !== index)).toEqual([])
})
