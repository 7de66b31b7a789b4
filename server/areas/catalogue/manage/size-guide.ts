import type { SizeGuide } from '@contract/entities/product'
import type { Errors } from '../../saving/check'

const repeats = (list: readonly string[]): number => list.findIndex((each, place) => list.indexOf(each) < place)

/**
 * The size guide that a category has afterwards: that of before if none was sent, and null without rows. Adds an error for what
 * has no name or is there twice, and for a row that has not one value for each measure.
 */
export function sizeGuideFrom(sent: SizeGuide | undefined, before: SizeGuide | null, errors: Errors): SizeGuide | null {
  if (sent === undefined) return before
  const { measures } = sent
  const rows = sent.rows.map(({ size, values }) => ({ size: size.trim(), values: values.map((value) => value.trim()) }))
  if (rows.length === 0) return null
  errors.add(measures.length === 0 && { field: 'size_guide.measures', rule: 'required' })
  const again = repeats(measures)
  errors.add(again >= 0 && { field: `size_guide.measures.${again}`, rule: 'taken' })
  for (const [place, { size, values }] of rows.entries()) {
    errors.need(`size_guide.rows.${place}.size`, size)
    errors.add(values.length !== measures.length && { field: `size_guide.rows.${place}.values`, rule: 'format' })
  }
  const twice = repeats(rows.map(({ size }) => size))
  errors.add(twice >= 0 && { field: `size_guide.rows.${twice}.size`, rule: 'taken' })
  return { measures, rows }
}
