/** Failures of a mail server: which of them are final, and what operators read. */

const REASON_LENGTH = 200

export const NO_SERVER = 'SMTP_URL is not set'

/** What nothing but a person can mend: the mail itself cannot be written or addressed. */
export class Unsendable extends Error {}

/** What nodemailer adds to its errors. */
interface Answered {
  readonly code?: unknown
  readonly responseCode?: unknown
}

/**
 * Whether trying again is of no use: the mail server refused the mail for good (5xx). A refused login (EAUTH) is the
 * shop's own mistake, and ends when it is mended.
 */
export function isFinal(failure: unknown): boolean {
  if (failure instanceof Unsendable) return true
  if (typeof failure !== 'object' || failure === null) return false
  const { code, responseCode } = failure as Answered
  return code !== 'EAUTH' && typeof responseCode === 'number' && responseCode >= 500 && responseCode < 600
}

/** In one line, without the recipient's address, which some mail servers repeat. */
export function reasonOf(failure: unknown, recipient: string): string {
  const text = failure instanceof Error ? failure.message : String(failure)
  const line = text.replace(/\s+/g, ' ').trim()
  return (recipient === '' ? line : line.replaceAll(recipient, '…')).slice(0, REASON_LENGTH)
}
