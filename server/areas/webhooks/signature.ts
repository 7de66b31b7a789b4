/** Signatures as Standard Webhooks defines them (https://www.standardwebhooks.com): HMAC-SHA256, version v1. */
import { createHmac, randomBytes } from 'node:crypto'

const PREFIX = 'whsec_'
const KEY_BYTES = 32

/** A new key, in the format that receivers expect. */
export const newSecret = () => `${PREFIX}${randomBytes(KEY_BYTES).toString('base64')}`

interface Signed {
  readonly id: string
  readonly body: string
  readonly at: Date
}

/** The headers of one attempt: the id stays, the time is that of the attempt. */
export function signedHeaders(secret: string, { id, body, at }: Signed): Record<string, string> {
  const timestamp = String(Math.floor(at.getTime() / 1_000))
  const key = new Uint8Array(Buffer.from(secret.slice(PREFIX.length), 'base64'))
  const signature = createHmac('sha256', key).update(`${id}.${timestamp}.${body}`).digest('base64')
  return { 'webhook-id': id, 'webhook-timestamp': timestamp, 'webhook-signature': `v1,${signature}` }
}
