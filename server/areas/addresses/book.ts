/** A user's addresses. If there are any, exactly one is the default [field.address.default]. */
import { and, desc, eq, sql } from 'drizzle-orm'
import type { Data } from '@contract/all-calls'
import { addresses, users } from '../../kernel/db/schema/accounts'
import type { Db, Tx } from '../../kernel/db/types'

/** The default first, then the newest. */
export async function readBook(db: Db, userId: bigint): Promise<Data<'getAddressList'>> {
  const rows = await db
    .select()
    .from(addresses)
    .where(eq(addresses.userId, userId))
    .orderBy(desc(addresses.isDefault), desc(addresses.createdAt), desc(addresses.id))
  return {
    address_list: rows.map(({ id, name, street, zip, city, state, country, phone, email, isDefault }) => ({
      address_id: id.toString(),
      name,
      street,
      zip,
      city,
      state,
      country,
      phone,
      email,
      is_default: isDefault,
    })),
  }
}

/** Changes of one book run one after the other; otherwise two could become the default. */
export async function lockBook(tx: Tx, userId: bigint): Promise<void> {
  await tx.select({ id: users.id }).from(users).where(eq(users.id, userId)).for('update')
}

export const ofUser = (userId: bigint, addressId: bigint) =>
  and(eq(addresses.userId, userId), eq(addresses.id, addressId))

/** Makes an address the default instead of the previous one. */
export async function makeDefault(tx: Tx, userId: bigint, addressId: bigint): Promise<void> {
  await tx
    .update(addresses)
    .set({ isDefault: false })
    .where(and(eq(addresses.userId, userId), eq(addresses.isDefault, true)))
  await tx.update(addresses).set({ isDefault: true }).where(ofUser(userId, addressId))
}

/** If the default was deleted, makes the newest address the default. */
export async function ensureDefault(tx: Tx, userId: bigint): Promise<void> {
  const [first] = (await readBook(tx, userId)).address_list
  if (first && !first.is_default) await makeDefault(tx, userId, BigInt(first.address_id))
}

/** Replaces a mistyped e-mail address in the addresses of a user that have it. */
export async function correctEmail(
  tx: Tx,
  userId: bigint,
  { from, to }: { readonly from: string; readonly to: string },
): Promise<void> {
  await tx
    .update(addresses)
    .set({ email: to })
    .where(and(eq(addresses.userId, userId), sql`lower(${addresses.email}) = ${from}`))
}
