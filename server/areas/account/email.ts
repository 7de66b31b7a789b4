import { plainText } from '@contract/rules/typed-text'

/** An address can be written in several ways, also with characters that nobody sees: it is stored and looked up in one. */
export function normaliseEmail(text: string): string {
  return plainText(text).normalize('NFC').toLowerCase()
}
