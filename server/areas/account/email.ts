/** One person writes an address in several ways: it is kept and looked up in one. */
export function normaliseEmail(text: string): string {
  return text.trim().normalize('NFC').toLowerCase()
}
