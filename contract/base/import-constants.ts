/** The kinds, states, rules and limits of imports. */
/** The content of a file: products with their variants, stock, prices, or shipped orders. */
export const IMPORT_KINDS = ['products', 'stock', 'prices', 'shipments'] as const
export type ImportKind = (typeof IMPORT_KINDS)[number]

/**
 * `checked`: nothing has been written yet; `running`: a worker writes its lines; `done`: every line was written, refused
 * or skipped; `stopped`: its author may no longer manage the shop.
 */
export const IMPORT_STATES = ['checked', 'running', 'done', 'stopped'] as const
export type ImportState = (typeof IMPORT_STATES)[number]

/** What a file as a whole can have wrong: it is refused, and nothing of it is kept. */
const FILE_RULES = [
  'encoding',
  'empty',
  'quotes',
  'cut_off',
  'too_many_lines',
  'unknown_column',
  'repeated_column',
  'missing_column',
] as const

/** What a line can have wrong: rules of fields, and its own. */
const LINE_RULES = [
  ...(['required', 'type', 'format', 'min', 'max', 'max_length', 'one_of', 'taken', 'picture'] as const),
  'repeated',
  'cells',
  'leaf',
  'ambiguous',
  'other_product',
  'other_line',
  'unknown_sku',
  'unknown_order',
  'not_allowed',
  'incomplete',
  'changed',
  'not_enough',
  'failed',
] as const

/** The rule of a line for a broken rule of a field, of which lines have only some. */
export const lineRule = (rule: string): ImportRule => LINE_RULES.find((each) => each === rule) ?? 'format'

/** Why a picture could not be fetched. */
const PICTURE_RULES = [
  'not_public',
  'unreachable',
  'not_found',
  'too_large',
  'pixels',
  'no_picture',
  'not_in_zip',
] as const
export type PictureRule = (typeof PICTURE_RULES)[number]

export const IMPORT_RULES = [...FILE_RULES, ...LINE_RULES, ...PICTURE_RULES] as const
type ImportRule = (typeof IMPORT_RULES)[number]

/** One fault of a file. `column` is empty if the whole line is at fault. */
export interface ImportFault {
  readonly line: number
  readonly column: string
  readonly rule: ImportRule
  /** The minimum or maximum of rules with a limit, and the text that is at fault. */
  readonly params?: { readonly limit?: number; readonly text?: string }
}

/** The size of a file: bytes, and lines after the header. */
export const IMPORT_MAX_BYTES = 15 * 1_048_576
export const IMPORT_MAX_LINES = 10_000
/** How many errors an answer has; sellerImportErrors has all. */
export const IMPORT_ERRORS_SHOWN = 200
/** How long the same bytes answer the import that is there: seconds. */
export const IMPORT_SAME_S = 86_400
/** How long lines and pictures of an import are kept: seconds. */
export const IMPORT_RETENTION_S = 30 * 86_400

/** The limits of a ZIP with pictures: bytes, and files. */
export const ZIP_MAX_BYTES = 200 * 1_048_576
export const ZIP_MAX_FILES = 2_000
export const ZIP_MAX_UNPACKED = 1_073_741_824
