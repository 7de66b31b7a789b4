/** A production server without any data, and people who do what the app does for them. */
import { execFile } from 'node:child_process'
import fs from 'node:fs'
import path from 'node:path'
import { promisify } from 'node:util'
import { Secret, TOTP } from 'otpauth'
import type { Data, Fields } from '@contract/all-calls'
import { allEndpoints, type AnyCall } from '@contract/endpoints/all'
import { API_PREFIX, type Endpoint } from '@contract/endpoints/app'
import type { Envelope } from '@contract/base/envelope'
import { freePort } from '../../../../tools/run/shared/free-port.mjs'
import { startServer } from '../../../support/real-server'
import { serverCommand } from '../../../support/server-command.js'
import { newPlace } from '../../../upgrade/places'

const ROOT = path.join(__dirname, '../../../..')
export const PASSWORD = 'three-small-goats'
/** Any picture: papers, proofs, and products. */
export const PICTURE = path.join(ROOT, 'docs/pictures/product.webp')

export interface EmptyMarket {
  readonly url: string
  /** Makes a registered user the first operator, as the owner of the server does. */
  appoint(email: string): Promise<void>
  /** The code for setting up the first second factor, as the owner of the server gets it. */
  firstCode(email: string): Promise<string>
  stop(): Promise<void>
}

/**
 * Starts a server as production does: no demo, no service of others. Its database is in the PostgreSQL of
 * SOUK_TEST_POSTGRES, or where there is none, the embedded one.
 */
export async function startEmptyMarket(settings: Readonly<Record<string, string>>): Promise<EmptyMarket> {
  const place = await newPlace(process.env.SOUK_TEST_POSTGRES)
  const port = String(await freePort())
  const environment = {
    ...{ NODE_ENV: 'production', PORT: port, PUBLIC_URL: `http://127.0.0.1:${port}` },
    ...{ COMPANY_NAME: 'Market Ltd', COMPANY_ADDRESS: '1 High Street, Dublin' },
    ...{ COMPANY_EMAIL: 'help@market.example', COMPANY_TAX_ID: 'IE1234567T' },
    ...{ ...place.settings, SOUK_SECRET: 'a secret of thirty-two characters' },
    ...settings,
  }
  try {
    const server = await startServer(environment)
    const ops = async (...words: string[]): Promise<string> => {
      const options = { cwd: ROOT, env: { ...process.env, ...environment } }
      return (await promisify(execFile)(process.execPath, [...serverCommand('ops'), ...words], options)).stdout
    }
    return {
      url: server.url,
      appoint: async (email) => void (await ops('appoint', email)),
      firstCode: async (email) => /^\d{6}/.exec(await ops('second-factor', 'code', email))?.[0] ?? '',
      stop: async () => {
        await server.stop()
        await place.remove()
      },
    }
  } catch (error) {
    await place.remove()
    throw error
  }
}

/** The code that an authenticator app shows for a secret. */
export const codeOf = (secret: string): string => new TOTP({ secret: Secret.fromBase32(secret) }).generate()

const typed = (value: unknown): string => {
  if (typeof value === 'boolean') return value ? '1' : '0'
  return typeof value === 'object' ? JSON.stringify(value) : String(value)
}

function bodyOf(form: URLSearchParams, withPicture: boolean): URLSearchParams | FormData {
  if (!withPicture) return form
  const body = new FormData()
  for (const [field, value] of form) body.set(field, value)
  body.set('file', new Blob([new Uint8Array(fs.readFileSync(PICTURE))]), 'picture.webp')
  return body
}

/** Makes a call of the app for somebody. Calls that do something once get a key. */
export async function made<N extends AnyCall>(
  url: string,
  name: N,
  fields: Partial<Fields<N>>,
  token = '',
): Promise<Data<N>> {
  const { method, path: place, file, idempotent }: Endpoint = allEndpoints[name]
  const all = { ...fields, ...(idempotent && { idempotency_key: crypto.randomUUID() }) }
  const form = new URLSearchParams(Object.entries(all).map(([field, value]) => [field, typed(value)]))
  const query = method === 'GET' ? `?${form}` : ''
  const answer = await fetch(`${url}${API_PREFIX}${place}${query}`, {
    method,
    headers: { 'access-token': token, lang: 'en' },
    body: method === 'POST' ? bodyOf(form, file === true) : undefined,
  })
  const { code, message, data } = (await answer.json()) as Envelope<Data<N>>
  if (code !== 200) throw new Error(`${name}: ${code} ${message} ${JSON.stringify(data)}`)
  return data
}

export interface Person {
  readonly name: string
  readonly email: string
  readonly token: string
}

export async function register(url: string, name: string): Promise<Person> {
  const email = `${name.split(' ')[0]?.toLowerCase()}@market.example`
  const fields = { name, email, password: PASSWORD, password_confirm: PASSWORD, terms: true }
  return { name, email, token: (await made(url, 'register', fields))['access-token'] }
}

/** Asks to sell: papers and signature. */
export async function apply(url: string, { token, name }: Person, shop: string): Promise<void> {
  const paper = async (purpose: 'id' | 'signature') => (await made(url, 'upload', { purpose }, token)).id
  const papers = { id_front: await paper('id'), id_back: await paper('id'), signature: await paper('signature') }
  const fields = { ...papers, shop_name: shop, contact_person: name, address: '12 Wireless Road, Bangkok 10330' }
  await made(url, 'applySeller', fields, token)
}

/** Tops up a wallet by a transfer to the marketplace's account, with its receipt. */
export async function topUp(url: string, { token }: Person, amount: string): Promise<void> {
  const proof = (await made(url, 'upload', { purpose: 'proof' }, token)).id
  await made(url, 'recharge', { wallet: 'USD', amount, proof, transaction_id: `TX-${amount}` }, token)
}

/** Buys one of each product, and pays from the wallet. Returns the ids of the orders, one for each shop. */
export async function buyByWallet(url: string, { token }: Person, productIds: readonly string[]): Promise<string[]> {
  for (const product_id of productIds) await made(url, 'cartAdd', { product_id, qty: 1 }, token)
  const address = {
    ...{ name: 'Ada Lovelace', street: '12 Wireless Road', zip: '10330', city: 'Bangkok', state: 'Bangkok' },
    ...{ country: 'TH', phone: '+66812345678', email: 'ada@market.example' },
  }
  const { address_list: list } = await made(url, 'addressAdd', address, token)
  const address_id = list[0]?.address_id ?? ''
  const { shippings } = await made(url, 'checkout', {}, token)
  const shipping_methods = Object.fromEntries(
    shippings.map(({ shop_id, methods }) => [shop_id, methods[0]?.method ?? '']),
  )
  const quote = await made(url, 'checkoutQuote', { address_id, shipping_methods }, token)
  const fields = { address_id, shipping_methods, quote_id: quote.quote_id }
  const { orders, grand_total: amount } = await made(url, 'submitOrder', fields, token)
  const order_ids = orders.map(({ order_id }) => order_id)
  const { wallets } = await made(url, 'getUserBalance', {}, token)
  const wallet = wallets.find(({ currency }) => currency === 'USD')?.code
  await made(url, 'paymentStart', { order_ids, payment_method: 'wallet', wallet, amount }, token)
  return order_ids
}

/** Confirms the receipt of an order, and reviews what was in it: then it is completed. */
export async function receive(url: string, { token }: Person, order_id: string): Promise<void> {
  await made(url, 'orderComplete', { order_id }, token)
  const { order } = await made(url, 'order', { order_id }, token)
  const review = { selectStar: 5, summary: 'Good', review_content: 'It is well made.', images: [] }
  for (const { item_id } of order.products) await made(url, 'submitReview', { item_id, ...review }, token)
}
