import { eq } from 'drizzle-orm'
import { Code } from '@contract/base/codes'
import type { FieldError } from '@contract/base/envelope'
import { one } from '@contract/rules/lists'
import { shops } from '../../kernel/db/schema/catalogue'
import type { Db, Tx } from '../../kernel/db/types'
import { fieldRefusal } from '../../kernel/http/refusal'
import { methodsOf } from './shipping-change'
import { changeShop, shopErrors, type ShopChange, type ShopRow } from './shop-change'
import { recordShop, type ShopSettings } from './shop-record'

interface Saving {
  readonly shopId: bigint
  readonly userId: bigint
  readonly at: Date
  /** Throws if the caller may not change the shop as it is now. */
  readonly check?: (row: ShopRow) => Promise<void>
  /** The errors as the caller's form names them; by default as the calls of shops do. */
  readonly named?: (errors: readonly FieldError[]) => FieldError[]
}

export async function readShop(db: Db, shopId: bigint): Promise<ShopSettings> {
  const row = one(await db.select().from(shops).where(eq(shops.id, shopId)))
  return { row, methods: await methodsOf(db, shopId) }
}

/** Changes a shop, completely or not at all, with a record. Throws 1000008 with all errors, and as `check` and changeShop do. */
export async function saveShop(tx: Tx, saving: Saving, change: ShopChange): Promise<void> {
  const { shopId, check, named = (errors) => [...errors], ...author } = saving
  const row = one(await tx.select().from(shops).where(eq(shops.id, shopId)).for('update'))
  await check?.(row)
  const before: ShopSettings = { row, methods: await methodsOf(tx, shopId) }
  const errors = shopErrors(change, before.methods, author.at)
  if (errors.length > 0) throw fieldRefusal(Code.invalidParameter, named(errors))
  await changeShop(tx, row, author, change)
  await recordShop(tx, author, before, await readShop(tx, shopId))
}
