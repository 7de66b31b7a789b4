/** Makes users' names safe for mail headers. */

/** Characters that end a line, are invisible, or change the writing direction. */
const UNSAFE = /[\p{Cc}\p{Co}\p{Cs}\p{Zl}\p{Zp}\u061c\u200e\u200f\u202a-\u202e\u2066-\u2069\ufeff]+/gu
const NAME_MAX = 60

/** A name in one line and in its own direction, of at most 60 characters; emoji and every script stay. */
export function safeName(name: string): string {
  const line = name.replace(UNSAFE, ' ').replace(/\s+/g, ' ').trim()
  return [...line].slice(0, NAME_MAX).join('').trim()
}

/** Exactly one recipient: no list, no comment, no group, no second line. */
const ONE_ADDRESS = /^[^\s@<>()[\],;:\\"\p{Cc}\p{Cf}]{1,64}@[^\s@<>()[\],;:\\"\p{Cc}\p{Cf}]{1,253}$/u

/** Whether a mail to this address reaches exactly one recipient. */
export const isOneAddress = (address: string): boolean => ONE_ADDRESS.test(address)
