/** The calls about imports and exports of a shop. */
import { Csv } from '../../kernel/files/csv'
import { handle, type CallHandler } from '../../kernel/http/context'
import { actorOf } from '../seller/actor'
import { sellerShop } from '../seller/shop'
import { beginImport } from './apply/begin'
import { baseOf, basesOf } from './bases'
import { createImport } from './create'
import { errorLines } from './errors-csv'
import { exportLines } from './export/stream'
import { refusedFile, UnreadableFile } from './file/faults'
import { lookAgain } from './pictures/round'
import { keepZip } from './pictures/zips'
import { findImport, listImports, presentImport } from './present'

export const importHandlers: readonly CallHandler[] = [
  handle('sellerImport', async ({ db, user, fields, file, fileName, now, origin, config }) => {
    const shop = await sellerShop(db, user, fields)
    const checking = { db, shop, byOperator: user.role === 'operator', at: now }
    try {
      const row = await createImport(checking, {
        ...{ bytes: file, kind: fields.kind, fileName, userId: user.id },
        bases: basesOf(config, origin),
      })
      return { import: await presentImport(db, row) }
    } catch (error) {
      throw error instanceof UnreadableFile ? refusedFile(error) : error
    }
  }),
  handle('sellerImportPictures', async ({ db, user, fields, spooled, config }) => {
    const shop = await sellerShop(db, user, fields)
    const { id: importId } = await findImport(db, shop, fields.import_id)
    const files = await keepZip(config.dataFolder, spooled, { shopId: shop.id, importId })
    await lookAgain(db, importId)
    return { files, import: await presentImport(db, await findImport(db, shop, fields.import_id)) }
  }),
  handle('sellerImportApply', async (context) => {
    const { db, fields } = context
    const { import_id: id, skip_errors: skipErrors = false } = fields
    return { import: await presentImport(db, await beginImport(db, await actorOf(context), BigInt(id), skipErrors)) }
  }),
  handle('sellerImportState', async ({ db, user, fields }) => {
    const shop = await sellerShop(db, user, fields)
    return { import: await presentImport(db, await findImport(db, shop, fields.import_id)) }
  }),
  handle('sellerImports', async ({ db, user, fields }) => {
    return listImports(db, await sellerShop(db, user, fields), fields)
  }),
  handle('sellerImportErrors', async ({ db, user, fields, lang }) => {
    const { id } = await findImport(db, await sellerShop(db, user, fields), fields.import_id)
    return new Csv(errorLines(db, id, lang), `import-${id}-errors`)
  }),
  handle('sellerExport', async ({ db, user, fields, origin }) => {
    const shop = await sellerShop(db, user, fields)
    return new Csv(exportLines({ db, shop, base: baseOf(origin) }, fields.kind), fields.kind)
  }),
]
