/** How the sandbox gateway signs its events: `t=<seconds>,v1=<HMAC-SHA-256 of "t.body">`. */
import { createHmac } from 'node:crypto'
import { WEBHOOK_TOLERANCE_S } from '@contract/base/webhook'
import { isSameText } from '../../../../kernel/text/same-text'

export const SIGNATURE_HEADER = 'sandbox-signature'
const FORM = /^t=(\d{1,12}),v1=([0-9a-f]{64})$/

const seconds = (at: Date) => Math.floor(at.getTime() / 1_000)

const hmac = (key: string, t: string, body: string) =>
  createHmac('sha256', key).update(`${t}.`).update(body).digest('hex')

export function sign(body: string, key: string, at: Date): string {
  const t = String(seconds(at))
  return `t=${t},v1=${hmac(key, t, body)}`
}

/** Whether the bytes were signed with this key, within five minutes of now. */
export function isSigned(body: string, signature: string, key: string, now: Date): boolean {
  const [, t, found] = FORM.exec(signature) ?? []
  if (t === undefined || found === undefined) return false
  const isTrue = isSameText(hmac(key, t, body), found)
  return isTrue && Math.abs(seconds(now) - Number(t)) <= WEBHOOK_TOLERANCE_S
}
