/** Payments by card through the sandbox gateway: its page, its events and its records for tests. */
import { createHmac } from 'node:crypto'
import type { Data } from '@contract/all-calls'
import { one } from '@contract/rules/lists'
import { place } from './checkout'
import { ok, request } from './client'
import { sql, workCards } from './control'
import { newItem } from './new-product'
import { newBuyer, type Buyer } from './people'

/** After the delay of the card that answers late. */
export const LATE_S = 25
/** After the time when the server queries a payment itself. */
export const REQUESTED_S = 130
/** After the page has expired. */
export const PAGE_S = 24 * 3_600

export interface Started {
  readonly buyer: Buyer
  readonly started: Data<'paymentStart'>
}
export interface Paying extends Started {
  readonly orderId: string
  readonly amount: string
}

/** An order with a started card payment. */
export async function paying(goods = 1): Promise<Paying> {
  const buyer = await newBuyer()
  const wanted = []
  for (let made = 0; made < goods; made += 1) wanted.push(await newItem())
  const { orders, grand_total: amount } = await place(buyer, wanted)
  const order_ids = orders.map(({ order_id }) => order_id)
  const started = await ok('paymentStart', { order_ids, payment_method: 'bank_card', amount }, buyer)
  return { buyer, orderId: one(order_ids), started, amount }
}

/** A started recharge of 100 USD by card. */
export async function recharging(): Promise<Paying> {
  const buyer = await newBuyer()
  const amount = '100.00'
  return { buyer, orderId: '', started: await ok('bankRecharge', { wallet: 'USD', amount }, buyer), amount }
}

/** Submits a form on the gateway's page. */
export async function use({ started }: Started, fields: Readonly<Record<string, string>>): Promise<void> {
  const path = new URL(started.redirect_url ?? '').pathname
  const answer = await request(path, { method: 'POST', body: new URLSearchParams(fields) })
  expect(answer.status).toBe(303)
}

export const stateOf = async ({ buyer, started }: Started) =>
  (await ok('paymentState', { payment_id: started.payment_id }, buyer)).state
export const orderOf = async ({ buyer, orderId }: Paying) => (await ok('order', { order_id: orderId }, buyer)).order
export const balanceOf = async ({ buyer }: Started) => Number((await ok('getUserBalance', {}, buyer)).balance)
/** The wallet record of a recharge. */
export const recordOf = async ({ buyer }: Started) => one((await ok('rechargeList', {}, buyer)).list)

/** The sandbox's event for a successful payment, with `changes`. */
export function event({ started, amount }: Paying, changes: Readonly<Record<string, string>> = {}): string {
  const minor = String(Math.round(Number(amount) * 100))
  const payment = { id: 'cs_x', reference: started.payment_id, amount: minor, currency: 'USD', ...changes }
  return JSON.stringify({ id: `evt_${crypto.randomUUID()}`, type: 'payment.paid', payment })
}

let key: string | undefined

async function sandboxKey(): Promise<string> {
  const { value } = one(
    await sql<{ value: string }>("select value #>> '{}' as value from settings where name = 'sandbox_gateway_key'"),
  )
  return value
}

/** Sends an event, signed `age` seconds ago. */
export async function webhook(
  body: string,
  asked: { by?: string; age?: number; gateway?: string; sent?: string } = {},
) {
  key ??= await sandboxKey()
  const { by = key, age = 0, gateway = 'sandbox', sent = body } = asked
  const t = Math.floor(Date.now() / 1_000) - age
  const signature = `t=${t},v1=${createHmac('sha256', by).update(`${t}.${body}`).digest('hex')}`
  const headers = { 'content-type': 'application/json', 'sandbox-signature': signature }
  return request(`/api/payment/webhook/${gateway}`, { method: 'POST', headers, body: sent })
}

/** A cancelled order whose card rejects refunds; its refund has failed. */
export async function refusedRefund(): Promise<Paying & { readonly id: string }> {
  const paid = await paying()
  await use(paid, { card: 'keeps' })
  await workCards()
  await ok('orderCancel', { order_id: paid.orderId }, paid.buyer)
  await workCards()
  const { id } = one(
    await sql<{ id: string }>(`select id::text from card_refunds where payment_id = ${paid.started.payment_id}`),
  )
  return { ...paid, id }
}

/** A disputed card payment of an order, as reported by a gateway, because the sandbox's cards have no banks. */
export async function disputedPayment(): Promise<Paying & { readonly dispute: string }> {
  const paid = await paying()
  await use(paid, { card: 'success' })
  await workCards()
  const { payment_id } = paid.started
  const dispute = `dp_${payment_id}`
  await sql(
    `insert into card_disputes
       (gateway, gateway_ref, payment_id, charge_ref, amount, currency, reason, state_at, taken, held, lost, created_at)
     select gateway, '${dispute}', id, charge_ref, amount, currency, 'fraudulent', created_at, 0, 0, 0, created_at
     from payments where id = ${payment_id} returning id::text`,
  )
  return { ...paid, dispute }
}
