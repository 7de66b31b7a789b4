import { LANGUAGE_CODES } from '@contract/base/languages'
import { KINDS } from './query'
import { QUERIES } from './queries/all'
import { SHELF, isAmong } from './shelf'

const all = LANGUAGE_CODES.flatMap((language) => QUERIES[language].map((query) => ({ language, ...query })))

describe('the list of queries', () => {
  it('has at least 300, and at least 40 for the readers of each language', () => {
    expect(all.length).toBeGreaterThanOrEqual(300)
    for (const language of LANGUAGE_CODES) expect(QUERIES[language].length).toBeGreaterThanOrEqual(40)
  })

  it('holds out about a third, of every language and every kind', () => {
    const share = (some: typeof all) => some.filter(({ heldOut }) => heldOut).length / some.length
    expect(share(all)).toBeGreaterThan(0.3)
    expect(share(all)).toBeLessThan(0.4)
    for (const code of LANGUAGE_CODES)
      expect(share(all.filter(({ language }) => language === code))).toBeGreaterThan(0.3)
    for (const kind of KINDS) expect(share(all.filter((query) => query.kind === kind))).toBeGreaterThan(0)
  })

  it('has each search once for the readers of a language', () => {
    const keys = all.map(({ language, term }) => `${language} ${term}`)
    expect(keys.filter((key, index) => keys.indexOf(key) !== index)).toEqual([])
  })

  it('names goods that the shop has, and none that are both wanted and forbidden', () => {
    const isSold = (goods: (typeof all)[number]['want'][number]) => SHELF.some((product) => isAmong(product, [goods]))
    for (const { language, term, want, may, not } of all) {
      const unknown = [...want, ...may, ...not].filter((goods) => !isSold(goods))
      const torn = SHELF.filter((product) => isAmong(product, [...want, ...may]) && isAmong(product, not))
      expect({ language, term, unknown, torn }).toEqual({ language, term, unknown: [], torn: [] })
    }
  })

  it('wants nothing, and allows nothing, only of searches for what the shop lacks', () => {
    for (const { term, kind, want, only } of all) {
      expect({ term, wantsNothing: want.length === 0 }).toEqual({ term, wantsNothing: kind === 'nothing-found' })
      if (want.length === 0) expect(only).toBe(true)
    }
  })
})
