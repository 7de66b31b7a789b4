/** Makes users' names, and subjects that contain them, safe for mail headers. */

/** Characters that end a line, are invisible, or change the writing direction. */
const UNSAFE = /[\p{Cc}\p{Co}\p{Cs}\p{Zl}\p{Zp}\u061c\u200e\u200f\u202a-\u202e\u2066-\u2069\ufeff]+/gu
const NAME_MAX = 60
/** Longer than any subject, unless the name of a product in it is. */
const SUBJECT_MAX = 150

function inOneLine(text: string, most: number): string {
  const line = text.replace(UNSAFE, ' ').replace(/\s+/g, ' ').trim()
  return [...line].slice(0, most).join('').trim()
}

/** A name in one line and in its own direction, of at most 60 characters; emoji and every script stay. */
export const safeName = (name: string): string => inOneLine(name, NAME_MAX)

/** The same for a subject, of at most 150 characters. */
export const safeSubject = (subject: string): string => inOneLine(subject, SUBJECT_MAX)

/** Exactly one recipient: no list, no comment, no group, no second line. */
const ONE_ADDRESS = /^[^\s@<>()[\],;:\\"\p{Cc}\p{Cf}]{1,64}@[^\s@<>()[\],;:\\"\p{Cc}\p{Cf}]{1,253}$/u

/** Whether a mail to this address reaches exactly one recipient. */
export const isOneAddress = (address: string): boolean => ONE_ADDRESS.test(address)
