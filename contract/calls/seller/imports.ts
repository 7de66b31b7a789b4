/** Import and export of a shop's products, stock, prices and shipments as CSV. */
import { Type } from '@sinclair/typebox'
import { defineCall } from '../call'
import { Code } from '../../base/codes'
import { Count, Empty, Flag, Id, ListOf, Page, PageSize } from '../../base/fields'
import { shopId } from '../../entities/seller/fields'
import { Import, ImportRow } from '../../entities/seller/import'
import { IMPORT_KINDS } from '../../base/import-constants'

const data = Type.Object({ import: Import })
const codes = [Code.notFound, Code.operationFailed]
const kind = Type.Union(IMPORT_KINDS.map((each) => Type.Literal(each)))
const import_id = Id

/**
 * Checks a CSV and changes nothing in the shop [rule.import-check]. A file that cannot be read is refused with 1000008
 * at `file`, and `data.lines` has the faults with their lines. The same bytes answer the import that is there for 24
 * hours, unless lines of it were wrong or refused. At most 15 MB and 10,000 lines.
 */
export const sellerImport = defineCall('sellerImport', {
  summary: 'Checks a CSV for a shop, and answers what it would change.',
  fields: Type.Object({ shop_id: shopId, kind }),
  data,
  codes,
})

/**
 * Adds a ZIP with the pictures that an import names. Folders in it do not matter: a picture goes by its file name. At
 * most 200 MB, 2,000 files, 15 MB each and 1 GB unpacked [rule.import-pictures].
 */
export const sellerImportPictures = defineCall('sellerImportPictures', {
  summary: 'Adds a ZIP of pictures to an import.',
  fields: Type.Object({ shop_id: shopId, import_id }),
  data: Type.Object({ files: Count, import: Import }),
  codes,
})

/**
 * Has the lines of an import written by a worker [rule.import-apply]; sellerImportState tells its progress. Refused with
 * 1000009 at `skip_errors` while lines are wrong, unless they are to be left out. Changes nothing if it was applied.
 */
export const sellerImportApply = defineCall('sellerImportApply', {
  summary: 'Applies an import.',
  fields: Type.Object({ shop_id: shopId, import_id, skip_errors: Type.Optional(Flag) }),
  data,
  codes,
})

export const sellerImportState = defineCall('sellerImportState', {
  summary: 'An import with its counts, progress and first errors.',
  fields: Type.Object({ shop_id: shopId, import_id }),
  data,
  codes,
})

/** The newest first. */
export const sellerImports = defineCall('sellerImports', {
  summary: 'A shop’s imports.',
  fields: Type.Object({ shop_id: shopId, p: Page, page_size: PageSize }),
  data: ListOf(ImportRow),
  codes,
})

/** A CSV in place of an envelope: line, column, rule, and the rule in the caller's language. */
export const sellerImportErrors = defineCall('sellerImportErrors', {
  summary: 'All errors of an import, as CSV.',
  fields: Type.Object({ shop_id: shopId, import_id }),
  data: Empty,
  codes,
})

/**
 * A CSV in place of an envelope, in the format that sellerImport reads [rule.export-file]: all variants on offer with
 * their products, or their stock or prices alone. `shipments` are the orders that are to be shipped.
 */
export const sellerExport = defineCall('sellerExport', {
  summary: 'A shop’s products, stock, prices or orders to ship, as CSV.',
  fields: Type.Object({ shop_id: shopId, kind }),
  data: Empty,
  codes,
})
