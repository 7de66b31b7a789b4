import { sha256 as hash } from '@noble/hashes/sha2.js'
import { base64 } from './base64'

const URL_LETTERS: Readonly<Record<string, string>> = { '+': '-', '/': '_', '=': '' }

/**
 * The SHA-256 of ASCII text as base64url without padding (RFC 4648 §5), for PKCE (RFC 7636). Throws a RangeError for a
 * character beyond ASCII: the mini-program and Hermes have no TextEncoder.
 */
export function sha256(text: string): string {
  if (/[^\0-\x7f]/.test(text)) throw new RangeError('only ASCII is hashed here')
  const digest = hash(Uint8Array.from(text, (letter) => letter.charCodeAt(0)))
  return base64(digest).replace(/[+/=]/g, (letter) => URL_LETTERS[letter] ?? letter)
}
