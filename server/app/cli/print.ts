/** Formats answers as lines. Texts of users cannot move the cursor or colour the terminal. */
import { OUTCOMES } from '@contract/base/outcomes'
import type { OpsAccount, OpsAudit, OpsRequest } from '@contract/entities/ops'
import type { OpsSignIn } from '@contract/entities/sign-in'
import type { OpsOrder } from '@contract/entities/ops-order'

/** Control characters, including line breaks, and marks that change the text direction. */
export const plain = (text: string) => text.replace(/[\p{Cc}\u202a-\u202e\u2066-\u2069]+/gu, ' ').trim()

const STATES: Readonly<Record<number, string>> = {
  [OUTCOMES.failed]: 'refused',
  [OUTCOMES.pending]: 'waiting',
  [OUTCOMES.success]: 'approved',
}

export const time = (iso: string) => iso.slice(0, 16).replace('T', ' ')
export const line = (...parts: readonly (string | false)[]) =>
  parts.filter((part) => part !== false && part !== '').join('  ')
export const indented = (entries: readonly (readonly [string, string])[]) =>
  entries.filter(([, text]) => text !== '').map(([name, text]) => `    ${name}: ${plain(text)}`)

export function requestLines(request: OpsRequest): string[] {
  const {
    id,
    state,
    withdrawn,
    user,
    amount,
    approvals,
    approvals_needed: needed,
    remark,
    version,
    created_at,
  } = request
  return [
    line(
      `#${id}`,
      withdrawn ? 'withdrawn' : (STATES[state] ?? ''),
      plain(`${user.name} <${user.email}>`),
      amount !== null && `${amount.amount} ${amount.currency}`,
      needed > 1 && `${approvals} of ${needed} approvals`,
      time(created_at),
    ),
    ...indented([
      ...Object.entries(request.details),
      ['version', version === undefined ? '' : String(version)],
      ['remark of the operator', remark],
    ]),
    // Addresses are printed in full: they are the server's own, and meant to be opened.
    ...Object.entries(request.files).map(([name, address]) => `    ${name}: ${address}`),
  ]
}

export function orderLines(order: OpsOrder): string[] {
  const { address, customer } = order
  const { name, street, zip, city, state, country } = address ?? {}
  const place = [name, street, zip, city, state, country]
  return [
    line(
      `#${order.order_id}`,
      order.increment_id,
      order.status,
      order.payment_status,
      `${order.grand_total} USD`,
      plain(order.shop.name),
      time(order.created_at),
    ),
    ...order.lines.map(({ sku, name_en, qty }) => `    ${qty} × ${plain(sku)}  ${plain(name_en)}`),
    ...indented([
      ['to', place.filter(Boolean).join(', ')],
      ['phone', address?.phone ?? ''],
      ['buyer', customer ? `${customer.name} <${customer.email}>` : ''],
      ['remark', order.order_remark],
      ['cancelled because', order.cancel_remark],
      ['parcel', [order.carrier, order.log_sn].filter(Boolean).join(' ')],
      ['next', order.actions.join(', ')],
    ]),
  ]
}

export function accountLines(account: OpsAccount): string[] {
  const { user_id, name, email, role, created_at, disabled_at } = account
  const shut = disabled_at !== null && `disabled ${time(disabled_at)}`
  return [line(`#${user_id}`, plain(`${name} <${email}>`), role, `since ${time(created_at)}`, shut)]
}

export function signInLines({ at, kind, detail, device, network, account }: OpsSignIn): string[] {
  const who = account === null ? 'nobody' : `#${account.user_id} ${plain(account.name)} <${plain(account.email)}>`
  return [line(time(at), kind, detail !== '' && detail, who, plain(device), network)]
}

/** A value in an audit row; a new object has no previous value. */
const told = (value: unknown) => (value === undefined ? '–' : JSON.stringify(value))

export function auditLines({ at, operator, action, subject, subject_id, remark, before, after }: OpsAudit): string[] {
  const changes = Object.keys({ ...before, ...after })
    .filter((name) => JSON.stringify(before[name]) !== JSON.stringify(after[name]))
    .map((name) => [name, `${told(before[name])} → ${told(after[name])}`] as const)
  return [
    line(time(at), plain(operator.email), action, `${subject} #${subject_id}`, remark !== '' && `“${plain(remark)}”`),
    ...indented(changes),
  ]
}

interface Page<T> {
  readonly list: readonly T[]
  readonly count: number
  readonly p: number
  readonly page_size: number
}

/** A page, with its number and the total. */
export function pageLines<T>({ list, count, p, page_size }: Page<T>, linesOf: (item: T) => string[]): string[] {
  if (count === 0) return ['Nothing there.']
  const pages = Math.ceil(count / page_size)
  const more = p < pages ? `, more with --page ${p + 1}` : ''
  return [...list.flatMap(linesOf), `${count} in all, page ${p} of ${pages}${more}`]
}
