import { uuid } from '@/platform/uuid'
import { encodeForm, type WireFields } from './encode'

interface Intent {
  /**
   * The key for these fields: the same while they stay the same, a new one when they change [wire.idempotency-intent].
   */
  key(fields: WireFields): string
  /** The intent was carried out: the next one gets a new key, whatever its fields. */
  done(): void
}

/** One thing a person wants done once, such as placing this order: it may be sent twice, and happens once. */
export function newIntent(): Intent {
  let sent: { fields: string; key: string } | undefined
  return {
    key(fields) {
      const encoded = encodeForm(fields)
      if (sent?.fields !== encoded) sent = { fields: encoded, key: uuid() }
      return sent.key
    },
    done() {
      sent = undefined
    },
  }
}
