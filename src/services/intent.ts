import { uuid } from '@/platform/uuid'
import { encodeForm, type WireFields } from './encode'

interface Intent {
  /** The key for these fields. It stays the same while they do, and changes with them [wire.idempotency-intent]. */
  key(fields: WireFields): string
  /** Call it when the intent was carried out: the next one gets a new key, whatever its fields. */
  done(): void
}

/** Something that the user wants done once, such as placing this order. It may be sent twice but takes effect once. */
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
