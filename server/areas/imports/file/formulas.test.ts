import fc from 'fast-check'
import { csvLine, guarded, unguarded } from './formulas'

describe('cells that a spreadsheet would run [rule.export-file]', () => {
  it.each([
    ['=1+1', `'=1+1`],
    ['+49 30', `'+49 30`],
    ['-5', `'-5`],
    ['@home', `'@home`],
    [`'=1`, `''=1`],
    [`'tis`, `'tis`],
    ['5-3', '5-3'],
  ])('%s is written as %s', (cell, written) => {
    expect(guarded(cell)).toBe(written)
    expect(unguarded(written)).toBe(cell)
  })

  it('come back as they were, whatever they are, and never begin with a formula', () => {
    fc.assert(
      fc.property(fc.stringMatching(/^[-'=+@a\t]{0,6}$/), (cell) => {
        expect(unguarded(guarded(cell))).toBe(cell)
        expect(guarded(cell)).not.toMatch(/^[=+\-@]/)
      }),
    )
  })

  it('are quoted where a CSV needs it', () => {
    expect(csvLine(['a', 'b,c', 'say "x"', 'two\nlines', ' edge'])).toBe('a,"b,c","say ""x""","two\nlines"," edge"\r\n')
  })
})
