import { OUTCOMES } from '@contract/base/outcomes'
import { and, eq } from 'drizzle-orm'
import { one } from '@contract/rules/lists'
import { sellers, users } from '../../kernel/db/schema/accounts'
import { shops, shopShippingMethods } from '../../kernel/db/schema/catalogue'
import type { Tx } from '../../kernel/db/types'
import { SHIPPING_NAMES } from './shipping-names'

/** The default shipping of a new store: USD minor units and days. */
const FIRST_SHIPPING = { method: 'standard', costMinor: 390n, etaFromDays: 3, etaToDays: 5 } as const
const GROUND = 'sand'

interface NewStore {
  readonly userId: bigint
  readonly name: string
  readonly address: string
  readonly at: Date
}

/** Opens the store of an approved applicant, who becomes a seller. Returns the shop's id. */
export async function openStore(tx: Tx, { userId, name, address, at }: NewStore): Promise<bigint> {
  const shop = one(
    await tx
      .insert(shops)
      .values({ name, address, image: '', ground: GROUND, ownerUserId: userId, createdAt: at })
      .returning({ id: shops.id }),
  )
  const { method } = FIRST_SHIPPING
  await tx.insert(shopShippingMethods).values({ shopId: shop.id, names: SHIPPING_NAMES[method], ...FIRST_SHIPPING })
  const approved = { state: OUTCOMES.success, remark: '', shopId: shop.id }
  await tx
    .insert(sellers)
    .values({ userId, ...approved, createdAt: at })
    .onConflictDoUpdate({ target: sellers.userId, set: approved })
  await tx
    .update(users)
    .set({ role: 'seller' })
    .where(and(eq(users.id, userId), eq(users.role, 'buyer')))
  return shop.id
}
