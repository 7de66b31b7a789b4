import { one } from '@contract/rules/lists'
import type { PlannedProduct } from '../../server/app/demo/plan/products'
import { judge, score } from './judge'
import { NOTHING, art, edition, held, place, seen, tinted } from './query'
import { misses, scoreTable } from './report'
import { SHELF, isAmong } from './shelf'

const products = (...arts: string[]): PlannedProduct[] => SHELF.filter((product) => arts.includes(product.art))
const mugs = products('mug')
const pans = products('pan')

describe('goods', () => {
  it('are found by art, edition, colour and place', () => {
    const count = (goods: Parameters<typeof isAmong>[1]) => SHELF.filter((product) => isAmong(product, goods)).length
    expect(count(art('mug', 'pan'))).toBe(10)
    expect(count(edition('mug', 'plain', 'handmade'))).toBe(2)
    expect(count(tinted('handbag', 'blue'))).toBe(5)
    expect(count(tinted('mug', 'blue'))).toBe(0)
    expect(count(place('kitchen/tea-coffee'))).toBe(15)
    expect(count(place('kitchen'))).toBe(60)
  })
})

describe('a verdict', () => {
  it('has the share of what should be among the first ten', () => {
    const query = seen('plural', 'mugs', art('mug'))
    expect(judge(query, [...mugs, ...pans])).toMatchObject({ recall: 1, firstRight: true, wrong: [] })
    expect(judge(query, [...pans, ...mugs.slice(0, 2)])).toMatchObject({ recall: 0.4, firstRight: false })
    expect(judge(query, [...pans, ...pans, ...mugs])).toMatchObject({ recall: 0, firstRight: false })
    expect(judge(query, [])).toMatchObject({ recall: 0, firstRight: false, got: [] })
  })

  it('does not ask for more than ten', () => {
    const query = seen('category', 'kitchen', place('kitchen'))
    expect(judge(query, [...pans, ...mugs]).recall).toBe(1)
    expect(judge(query, [...pans, ...products('soap')]).recall).toBe(0.5)
  })

  it('accepts what may be there as a first hit, but does not count it', () => {
    const query = seen('synonym', 'cup', art('tea-bowl'), { may: art('mug') })
    expect(judge(query, mugs)).toMatchObject({ recall: 0, firstRight: true })
  })

  it('names what must not be there, and with `only` everything else, also goods that the demo did not make', () => {
    const strangers = [{ name: 'Test goods' }]
    const not = seen('plain', 'mug', art('mug'), { not: art('pan') })
    expect(judge(not, [...mugs, one(pans), ...strangers]).wrong).toEqual(['Non-stick frying pan'])
    const only = seen('plain', 'mug', art('mug'), { only: true })
    expect(judge(only, [...mugs, ...strangers]).wrong).toEqual(['Test goods'])
  })

  it('of a search for what the shop lacks is right if nothing is found', () => {
    const query = seen('nothing-found', 'lawnmower', NOTHING)
    expect(judge(query, [])).toMatchObject({ recall: 1, firstRight: true, wrong: [] })
    expect(judge(query, pans.slice(0, 1))).toMatchObject({ recall: 0, firstRight: false, wrong: [pans[0]?.names.en] })
  })
})

describe('a report', () => {
  const right = judge(seen('plural', 'mugs', art('mug')), mugs)
  const missed = judge(seen('typo', 'hanbag', art('handbag')), pans.slice(0, 1))
  const kept = judge(held('typo', 'umbrela', art('umbrella')), [])

  it('has the mean of the verdicts', () => {
    expect(score([right, missed])).toEqual({ queries: 2, recall: 0.5, firstRight: 0.5, withWrong: 0 })
    expect(() => score([])).toThrow(RangeError)
    expect(
      scoreTable({ en: [right, missed], th: [kept] })
        .split('\n')
        .slice(1),
    ).toEqual([
      'en               2    0.500    0.500      0',
      'th               1    0.000    0.000      0',
      'all              3    0.333    0.333      0',
      'held out         1    0.000    0.000      0',
    ])
  })

  it('names what falls short, and what is held out only if asked', () => {
    const judged = { en: [right, missed, kept] }
    expect(misses(judged, false)).toEqual([
      'en typo "hanbag": recall 0.00; got: Non-stick frying pan',
      'and 1 held out (SOUK_HELD_OUT=1 names them)',
    ])
    expect(misses(judged, true)).toHaveLength(2)
    expect(misses(judged, true)[1]).toBe('en typo "umbrela": recall 0.00; got: nothing')
  })
})
