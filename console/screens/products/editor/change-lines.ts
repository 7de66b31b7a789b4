/** What somebody else has changed in a product, as lines for people. */
import { LANGUAGES } from '@contract/base/languages'
import type { ChangeLine } from '../../../kit/editing/change-note'
import type { T } from '../../../text/use-t'
import { differences, type Difference } from './compare'
import type { Draft, TextField } from './draft'

/** The name of what changed: `Name (ไทย)`, `MUG-1: price`. */
function nameOf(t: T, { group, sku, field }: Difference): string {
  if (sku !== undefined && field !== undefined) return `${sku}: ${t(`editor.changed_${field}`)}`
  const [, text, code] = /^(name|short_description|description)_(\w+)$/.exec(group) ?? []
  if (text === undefined) return t(`editor.changed_${group as 'variants'}`)
  const language = LANGUAGES.find((known) => known.code === code)
  return `${t(`editor.${text as TextField}`)} (${language?.name ?? code ?? ''})`
}

/** A line for each difference: variants by their SKU. */
export const changeLines =
  (t: T) =>
  (before: Draft, after: Draft): ChangeLine[] =>
    differences(before, after).map((change) => ({
      key: `${change.group} ${change.sku ?? ''} ${change.field ?? ''}`,
      name: nameOf(t, change),
      before: change.before,
      after: change.after,
    }))
