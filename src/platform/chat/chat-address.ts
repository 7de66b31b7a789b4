/** What the chat learns about the user: neither the token nor an address. */
interface ChatGuest {
  /** BCP 47. */
  readonly language: string
  /** The buyer's first name; empty for a visitor. */
  readonly name: string
}

/** The address of the chat's page (docs/decisions/0013-chat.md); its data is in the fragment. The origin has no slash. */
export function chatAddress(origin: string, { language, name }: ChatGuest): string {
  const told = name === '' ? '' : `&name=${encodeURIComponent(name)}`
  return `${origin}/chat#lang=${encodeURIComponent(language)}${told}`
}
