import type { SizeGuide } from '@contract/entities/product'
import { freeMeasures, NO_SIZES, withMeasure, withoutMeasure, withoutSize, withSize, withText } from './sizes'

const SHIRTS: SizeGuide = {
  measures: ['chest', 'waist'],
  rows: [
    { size: 'S', values: ['90', '70'] },
    { size: 'M', values: ['98', '78'] },
  ],
}

it('keeps one value for each measure in every row', () => {
  expect(withMeasure(SHIRTS, 'us').rows.map(({ values }) => values)).toEqual([
    ['90', '70', ''],
    ['98', '78', ''],
  ])
  expect(withoutMeasure(SHIRTS, 0)).toEqual({
    measures: ['waist'],
    rows: [
      { size: 'S', values: ['70'] },
      { size: 'M', values: ['78'] },
    ],
  })
  expect(withSize(SHIRTS).rows[2]).toEqual({ size: '', values: ['', ''] })
})

it('begins with one size, and is nothing again without its last measure or size', () => {
  const first = withMeasure(NO_SIZES, 'foot')
  expect(first).toEqual({ measures: ['foot'], rows: [{ size: '', values: [''] }] })
  expect([withoutMeasure(first, 0), withoutSize(first, 0)]).toEqual([NO_SIZES, NO_SIZES])
  expect(withoutSize(SHIRTS, 0).rows.map(({ size }) => size)).toEqual(['M'])
})

it('changes one text', () => {
  const changed = withText(withText(SHIRTS, 1, 0, 'L'), 1, 2, '86')
  expect(changed.rows).toEqual([SHIRTS.rows[0], { size: 'L', values: ['98', '86'] }])
})

it('offers each measure once, and no more than fit', () => {
  expect(freeMeasures(SHIRTS)).not.toContain('chest')
  const full = (['hips', 'neck', 'head'] as const).reduce(withMeasure, SHIRTS)
  expect(freeMeasures(full)).toEqual([])
})
