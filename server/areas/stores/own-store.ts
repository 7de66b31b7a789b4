/** The store of a seller: finding it, and its seller's view [role.seller]. */
import { eq } from 'drizzle-orm'
import type { Store } from '@contract/entities/store'
import type { Language } from '@contract/base/languages'
import { one } from '@contract/rules/lists'
import { usd } from '../../kernel/text/usd'
import { shopColumns, shopText, toShopCard } from '../catalogue/shops'
import { shops } from '../../kernel/db/schema/catalogue'
import type { Db } from '../../kernel/db/types'
import type { Caller } from '../../kernel/sessions/caller'
import { operationFailed } from '../../kernel/http/refusal'
import { textIn } from '../../kernel/text/texts'
import { methodsOf } from './shipping-change'

/** The id of the caller's store. Throws 2000018 permission for a caller without one. */
export async function ownShopId(db: Db, { id, role }: Pick<Caller, 'id' | 'role'>): Promise<bigint> {
  if (role !== 'seller') throw operationFailed('permission')
  const [shop] = await db.select({ id: shops.id }).from(shops).where(eq(shops.ownerUserId, id))
  if (!shop) throw operationFailed('permission')
  return shop.id
}

/** The store's settings, for its seller. */
export async function readStore(db: Db, shopId: bigint, language: Language): Promise<Store> {
  const shop = one(
    await db
      .select({ ...shopColumns, texts: shops.texts, address: shops.address })
      .from(shops)
      .where(eq(shops.id, shopId)),
  )
  const methods = await methodsOf(db, shopId)
  const card = toShopCard(shop)
  return {
    ...card,
    text: shopText(shop.texts, language),
    address: shop.address,
    shipping: {
      free_from: card.free_shipping_from,
      methods: methods.map(({ method, names, costMinor, etaFromDays, etaToDays }) => ({
        method,
        name: textIn(names, language),
        cost: usd(costMinor),
        eta_from: etaFromDays,
        eta_to: etaToDays,
      })),
    },
  }
}
