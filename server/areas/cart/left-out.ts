/** What of a visitor's cart is in no line of an answer. */
import { inArray } from 'drizzle-orm'
import type { CartItem, LeftOut } from '@contract/entities/cart'
import type { Language } from '@contract/base/languages'
import { products } from '../../kernel/db/schema/catalogue'
import type { Db } from '../../kernel/db/types'
import { textsFor } from '../../kernel/text/texts'

export interface Unmerged {
  readonly item: CartItem
  readonly reason: LeftOut['reason']
  /** Whether its product exists. */
  readonly known: boolean
}

/** In the format of the API, with the names of the products in the caller's language. */
export async function presentLeftOut(db: Db, all: readonly Unmerged[], lang: Language): Promise<LeftOut[]> {
  const ids = [...new Set(all.filter(({ known }) => known).map(({ item }) => BigInt(item.product_id)))]
  const found =
    ids.length === 0
      ? []
      : await db.select({ id: products.id, names: products.names }).from(products).where(inArray(products.id, ids))
  const names = new Map(found.map((each) => [String(each.id), each.names]))
  return all.map(({ item: { product_id, custom_option_sku, qty }, reason }) => ({
    product_id,
    ...(custom_option_sku === undefined ? {} : { custom_option_sku }),
    ...textsFor('name', names.get(product_id) ?? { en: '' }, lang),
    qty,
    reason,
  }))
}
