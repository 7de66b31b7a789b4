import { randomInt } from 'node:crypto'
import { eq, sql } from 'drizzle-orm'
import { users } from '../../kernel/db/schema/accounts'
import type { Tx } from '../../kernel/db/types'

/** Without 0, O, 1 and I, which are easily confused. */
const ALPHABET = '23456789ABCDEFGHJKLMNPQRSTUVWXYZ'
const CODE_LENGTH = 6
const ATTEMPTS = 5

function newInvitationCode(): string {
  return Array.from({ length: CODE_LENGTH }, () => ALPHABET[randomInt(ALPHABET.length)]).join('')
}

interface NewAccount {
  readonly firstname: string
  /** Empty for an account created through another platform, and for guests. */
  readonly email: string
  /** Where a guest gets mails. */
  readonly guestEmail?: string
  readonly passwordHash: string
  readonly invitedBy: bigint | null
}

/**
 * Creates an account and records the invitation on both sides. Null if another account with this address was created
 * first.
 */
export async function createAccount(tx: Tx, account: NewAccount, now: Date): Promise<bigint | null> {
  for (let attempt = 1; attempt <= ATTEMPTS; attempt += 1) {
    const [created] = await tx
      .insert(users)
      .values({ ...account, invitationCode: newInvitationCode(), createdAt: now })
      .onConflictDoNothing()
      .returning({ id: users.id })
    if (created) {
      if (account.invitedBy !== null) {
        await tx
          .update(users)
          .set({ invitedCount: sql`${users.invitedCount} + 1` })
          .where(eq(users.id, account.invitedBy))
      }
      return created.id
    }
    const [taken] =
      account.email === '' ? [] : await tx.select({ id: users.id }).from(users).where(eq(users.email, account.email))
    if (taken) return null
  }
  throw new Error('no free invitation code was found')
}
