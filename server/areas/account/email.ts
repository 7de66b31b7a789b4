/** An address can be written in several ways: it is stored and looked up in one. */
export function normaliseEmail(text: string): string {
  return text.trim().normalize('NFC').toLowerCase()
}
