/** The one-time codes with which a seller gets from the app to the seller site [rule.seller-link]. */
import { createHash, randomBytes } from 'node:crypto'
import { and, eq, gt, lte } from 'drizzle-orm'
import { SELLER_PASS_LIFE_S } from '@contract/rules/store'
import { sellerPasses } from '../../kernel/db/schema/sellers'
import type { Db } from '../../kernel/db/types'

const CODE = /^[0-9a-f]{64}$/

const hash = (code: string) => createHash('sha256').update(code).digest('hex')

/** Creates a code for this seller that works once, for 60 seconds. Only its hash is stored. */
export async function issuePass(db: Db, userId: bigint, now: Date): Promise<string> {
  const code = randomBytes(32).toString('hex')
  const expiresAt = new Date(now.getTime() + SELLER_PASS_LIFE_S * 1_000)
  await db.insert(sellerPasses).values({ codeHash: hash(code), userId, expiresAt })
  return code
}

/** Uses up a code. Returns its seller, or null if it is unknown, expired or used. */
export async function redeemPass(db: Db, code: unknown, now: Date): Promise<bigint | null> {
  if (typeof code !== 'string' || !CODE.test(code)) return null
  const [used] = await db
    .delete(sellerPasses)
    .where(and(eq(sellerPasses.codeHash, hash(code)), gt(sellerPasses.expiresAt, now)))
    .returning({ userId: sellerPasses.userId })
  return used?.userId ?? null
}

/** Deletes expired codes. */
export async function purgePasses(db: Db, now: Date): Promise<void> {
  await db.delete(sellerPasses).where(lte(sellerPasses.expiresAt, now))
}
