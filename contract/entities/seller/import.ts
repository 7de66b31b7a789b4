/** An import of a shop [field.seller.import]. */
import { Type, type Static } from '@sinclair/typebox'
import { Count, Id, Nullable, Time } from '../../base/fields'
import { IMPORT_KINDS, IMPORT_RULES, IMPORT_STATES } from '../../base/import-constants'

/** A fault: its line in the file, counted from 1 with the header, its column or an empty text, and the broken rule. */
const ImportError = Type.Object({
  line: Count,
  column: Type.String(),
  rule: Type.Union(IMPORT_RULES.map((rule) => Type.Literal(rule))),
  params: Type.Optional(Type.Object({ limit: Type.Optional(Type.Number()), text: Type.Optional(Type.String()) })),
})

const row = {
  import_id: Id,
  shop_id: Id,
  kind: Type.Union(IMPORT_KINDS.map((kind) => Type.Literal(kind))),
  file_name: Type.String(),
  state: Type.Union(IMPORT_STATES.map((state) => Type.Literal(state))),
  created_at: Time,
  /** When it was applied, and when its last line was dealt with; null: not yet. */
  applied_at: Nullable(Time),
  finished_at: Nullable(Time),
  /** Lines after the header, and what the check found in them. */
  lines: Count,
  new: Count,
  changed: Count,
  same: Count,
  wrong: Count,
  /** Lines that were written, and that were refused when they were to be. */
  done: Count,
  failed: Count,
}

/** A line of the list of imports. */
export const ImportRow = Type.Object(row)

export const Import = Type.Object({
  ...row,
  /** Whether the wrong lines were left out. */
  skip_errors: Type.Boolean(),
  /** Pictures by their progress: to be fetched, on their products, and failed. */
  pictures: Type.Object({ waiting: Count, done: Count, failed: Count }),
  /** The first errors, by line; sellerImportErrors has all of them. */
  errors: Type.Array(ImportError),
})
export type Import = Static<typeof Import>
