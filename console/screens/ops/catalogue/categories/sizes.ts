import { MEASURES, MEASURES_MAX, SIZES_MAX, type Measure } from '@contract/base/product-constants'
import type { SizeGuide } from '@contract/entities/product'

export const NO_SIZES: SizeGuide = { measures: [], rows: [] }

/** The measures that can still be added. */
export const freeMeasures = ({ measures }: SizeGuide): readonly Measure[] =>
  measures.length < MEASURES_MAX ? MEASURES.filter((measure) => !measures.includes(measure)) : []

export const mayHaveMore = ({ rows }: SizeGuide): boolean => rows.length < SIZES_MAX

/** With one measure more, which no size has yet. A guide that was empty gets its first size, too. */
export function withMeasure({ measures, rows }: SizeGuide, measure: Measure): SizeGuide {
  const sizes = rows.length > 0 ? rows : [{ size: '', values: [] }]
  return {
    measures: [...measures, measure],
    rows: sizes.map(({ size, values }) => ({ size, values: [...values, ''] })),
  }
}

/** Without a measure; without the last one there are no sizes either. */
export function withoutMeasure({ measures, rows }: SizeGuide, place: number): SizeGuide {
  if (measures.length === 1) return NO_SIZES
  const rest = <V>(list: readonly V[]) => list.filter((_, other) => other !== place)
  return { measures: rest(measures), rows: rows.map(({ size, values }) => ({ size, values: rest(values) })) }
}

export const withSize = (guide: SizeGuide): SizeGuide => ({
  ...guide,
  rows: [...guide.rows, { size: '', values: guide.measures.map(() => '') }],
})

/** Without a size; without the last one there are no measures either. */
export function withoutSize(guide: SizeGuide, place: number): SizeGuide {
  if (guide.rows.length === 1) return NO_SIZES
  return { ...guide, rows: guide.rows.filter((_, other) => other !== place) }
}

/** With another text in a row: the size's name at column 0, then the measures. */
export const withText = (guide: SizeGuide, place: number, column: number, text: string): SizeGuide => ({
  ...guide,
  rows: guide.rows.map((row, other) => {
    if (other !== place) return row
    if (column === 0) return { ...row, size: text }
    return { ...row, values: row.values.map((value, index) => (index === column - 1 ? text : value)) }
  }),
})
