import { createShop } from './create-shop'
import { OUTCOMES } from '@contract/base/outcomes'
import { sellers } from '../../kernel/db/schema/accounts'
import type { Tx } from '../../kernel/db/types'
import { makeSeller } from '../users/change-user'

/** The default shipping of a new store: USD minor units and days. */
const FIRST_SHIPPING = { costMinor: 390n, etaFromDays: 3, etaToDays: 5 } as const
const GROUND = 'sand'

interface NewStore {
  readonly userId: bigint
  readonly name: string
  readonly address: string
  readonly at: Date
}

/** Opens the store of an approved applicant, who becomes a seller. Returns the shop's id. */
export async function openStore(tx: Tx, { userId, name, address, at }: NewStore): Promise<bigint> {
  const shop = { name, address, ground: GROUND, ownerUserId: userId, createdAt: at }
  const shopId = await createShop(tx, shop, FIRST_SHIPPING)
  const approved = { state: OUTCOMES.success, remark: '', shopId }
  await tx
    .insert(sellers)
    .values({ userId, ...approved, createdAt: at })
    .onConflictDoUpdate({ target: sellers.userId, set: approved })
  await makeSeller(tx, userId)
  return shopId
}
