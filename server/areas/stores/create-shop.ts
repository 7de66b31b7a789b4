import { one } from '@contract/rules/lists'
import { shops, shopShippingMethods } from '../../kernel/db/schema/catalogue'
import type { Tx } from '../../kernel/db/types'
import { SHIPPING_NAMES } from './shipping-names'

const METHOD = 'standard'

interface Shipping {
  /** Minor units of USD. */
  readonly costMinor: bigint
  readonly etaFromDays: number
  readonly etaToDays: number
}

/** Creates a shop without a picture, which ships by one method. Returns its id. */
export async function createShop(
  tx: Tx,
  shop: Omit<typeof shops.$inferInsert, 'image'>,
  shipping: Shipping,
): Promise<bigint> {
  const { id } = one(
    await tx
      .insert(shops)
      .values({ ...shop, image: '' })
      .returning({ id: shops.id }),
  )
  await tx
    .insert(shopShippingMethods)
    .values({ shopId: id, method: METHOD, names: SHIPPING_NAMES[METHOD], ...shipping })
  return id
}
