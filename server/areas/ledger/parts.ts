/** Which part of a platform account a transfer moves. */
import type { AccountRef } from './accounts'

/** How many rows keep one platform account: payments of so many buyers share none. */
export const PARTS = 16

/** FNV-1a: references differ in their last digits, which must lead to different parts. */
function hashOf(text: string): bigint {
  let hash = 0x811c9dc5
  for (const sign of text) hash = Math.imul(hash ^ (sign.codePointAt(0) ?? 0), 0x01000193)
  return BigInt(hash >>> 0)
}

/**
 * The part for a transfer: that of the first user whose money it moves, so that everything about a buyer can be kept
 * together; without one, that of its reference.
 */
export function partFor(accounts: readonly AccountRef[], reference: string): number {
  const user = accounts.find(({ userId }) => userId !== null)?.userId
  return Number((user ?? hashOf(reference)) % BigInt(PARTS))
}
