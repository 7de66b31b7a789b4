import { useRef } from 'react'

/** A random UUID. Not crypto.randomUUID, which pages without TLS lack. */
export function newKey(): string {
  const bytes = crypto.getRandomValues(new Uint8Array(16))
  bytes[6] = ((bytes[6] ?? 0) & 0x0f) | 0x40
  bytes[8] = ((bytes[8] ?? 0) & 0x3f) | 0x80
  const hex = [...bytes].map((byte) => byte.toString(16).padStart(2, '0')).join('')
  return hex.replace(/^(.{8})(.{4})(.{4})(.{4})/, '$1-$2-$3-$4-')
}

/**
 * Keys of intents [wire.idempotency-intent]: the same fields have the same key until they were accepted, so that what is
 * sent twice is done once; other fields are another intent.
 */
export class Intents {
  private readonly keys = new Map<string, string>()

  keyOf(fields: unknown): string {
    const intent = JSON.stringify(fields)
    const key = this.keys.get(intent) ?? newKey()
    this.keys.set(intent, key)
    return key
  }

  /** The intent was accepted: the same fields once more are a new one. */
  done(fields: unknown): void {
    this.keys.delete(JSON.stringify(fields))
  }
}

export function useIntents(): Intents {
  const intents = useRef<Intents>()
  intents.current ??= new Intents()
  return intents.current
}
