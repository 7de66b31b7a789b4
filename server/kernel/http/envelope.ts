/** The format of all answers [wire.envelope]. */
import { CODES } from '@contract/base/code-entries'
import { SUCCESS } from '@contract/base/codes'
import type { Envelope } from '@contract/base/envelope'

const sentence = (key: string) => key.charAt(0).toUpperCase() + key.slice(1).replaceAll('_', ' ')

const MESSAGES = new Map<number, string>(CODES.map(({ code, key }) => [code, sentence(key)]))

/** A short English message; the app shows its own, localised one for every code that it knows. */
export function messageOf(code: number): string {
  return code === SUCCESS ? 'OK' : (MESSAGES.get(code) ?? 'Unknown code')
}

export function envelope<T>(code: number, data: T): Envelope<T> {
  return { code, message: messageOf(code), data }
}
