import { eq, sql } from 'drizzle-orm'
import { DOCUMENT, documentOf } from '../../../kernel/db/batch'
import { deleteProduct } from '../../catalogue/manage/save-product'
import { forgetFavourites } from '../../favourites/list'
import { shopRequests } from '../../../kernel/db/schema/ops'
import { statement } from '../../../kernel/db/statement'
import type { Tx } from '../../../kernel/db/types'
import { operationFailed } from '../../../kernel/http/refusal'
import { record, type ShopActor } from '../record'
import { DROPPED, droppedParts } from './dropped'
import { lockProduct, isNeeded } from './product-details'

const keepDropped = statement('seller:dropped', () => sql`with ${DOCUMENT}, ${DROPPED} select 1`)

/**
 * Deletes a product. Throws 2000019 for another shop's product, and not_allowed for one that is listed, under review or
 * blocked, that operators have decided about, or that orders, carts or stock intakes refer to. Its pictures
 * stay while copies use them, and the log of its stock stays.
 */
export async function removeProduct(tx: Tx, actor: ShopActor, id: bigint): Promise<void> {
  const { row, skus } = await lockProduct(tx, actor.shop, id)
  const resting = row.state === 'draft' || row.state === 'withdrawn'
  if (!resting || (await isNeeded(tx, id))) throw operationFailed('not_allowed')
  const [asked] = await tx
    .select({ id: shopRequests.id })
    .from(shopRequests)
    .where(eq(shopRequests.productId, id))
    .limit(1)
  if (asked) throw operationFailed('not_allowed')
  await keepDropped(tx, { document: documentOf(droppedParts(actor, skus)) })
  await forgetFavourites(tx, id)
  await deleteProduct(tx, id)
  const before = { name_en: row.names.en, state: row.state }
  await record(tx, actor, { action: 'remove', subject: 'products', id, before, after: {} })
}
