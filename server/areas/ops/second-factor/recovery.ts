/** Recovery codes for a lost device: ten, each valid once. */
import { createHash } from 'node:crypto'
import { and, eq, isNull } from 'drizzle-orm'
import { Secret } from 'otpauth'
import { plainText } from '@contract/rules/typed-text'
import { recoveryCodes } from '../../../kernel/db/schema/second-factor'
import type { Tx } from '../../../kernel/db/types'

const HOW_MANY = 10
const GROUPS = /.{4}/g

const plainOf = (code: string) => plainText(code).toUpperCase().replace(/[\s-]/g, '')
const hashOf = (code: string) => createHash('sha256').update(plainOf(code)).digest('hex')
/** Eighty random bits in four groups. */
const newCode = () => (new Secret({ size: 10 }).base32.match(GROUPS) ?? []).join('-')

/** Replaces the recovery codes and returns the new ones; they are stored as hashes only. */
export async function renewRecoveryCodes(tx: Tx, userId: bigint): Promise<string[]> {
  const codes = Array.from({ length: HOW_MANY }, newCode)
  await tx.delete(recoveryCodes).where(eq(recoveryCodes.userId, userId))
  await tx.insert(recoveryCodes).values(codes.map((code) => ({ userId, codeHash: hashOf(code) })))
  return codes
}

/** Uses up a code; false if it is invalid or was used before. */
export async function useRecoveryCode(tx: Tx, userId: bigint, code: string, at: Date): Promise<boolean> {
  const isIt = and(eq(recoveryCodes.userId, userId), eq(recoveryCodes.codeHash, hashOf(code)))
  const used = await tx
    .update(recoveryCodes)
    .set({ usedAt: at })
    .where(and(isIt, isNull(recoveryCodes.usedAt)))
    .returning({ id: recoveryCodes.id })
  return used.length > 0
}
