/** All data about a user as one file (a ZIP, opened with a different library than the server's). */
import { strFromU8, unzipSync } from 'fflate'
import { API_PREFIX, endpoints } from '@contract/endpoints/app'
import { UPLOAD_URL_LIFE_S } from '@contract/base/constants'
import { one } from '@contract/rules/lists'
import { buy } from './support/checkout'
import { ok } from './support/client'
import { moveClock, quoted, sql } from './support/control'
import { newItem } from './support/new-product'
import { newAddress, newBuyer, type Buyer } from './support/people'
import { uploaded } from './support/sellers'
import { newSaver } from './support/wallets'

afterEach(() => moveClock(0))

const base = () => process.env.SOUK_TEST_API ?? ''

type Row = Record<string, unknown>
type Tables = Record<string, Row[]>

async function opened(response: Response) {
  const files = unzipSync(new Uint8Array(await response.arrayBuffer()))
  const json = (name: string) => JSON.parse(strFromU8(files[`${name}.json`] ?? new Uint8Array())) as Tables
  return {
    files,
    json,
    text: Object.values(files)
      .map((bytes) => strFromU8(bytes, true))
      .join('\n'),
  }
}

const post = (buyer: Buyer) =>
  fetch(`${base()}${API_PREFIX}${endpoints.accountExport.path}`, {
    method: 'POST',
    headers: { 'access-token': buyer.token, 'content-type': 'application/x-www-form-urlencoded' },
    body: '',
  })

const local = (url: string) => {
  const { pathname, search } = new URL(url)
  return `${base()}${pathname}${search}`
}

describe('the data about a user [call.accountExport] [rule.export]', () => {
  it('is one ZIP of rows and pictures, without data about others and without secrets', async () => {
    const buyer = await newSaver()
    const stranger = await newBuyer()
    await newAddress(buyer)
    const { orders } = await buy(buyer, [await newItem()])
    await ok('orderMessageSend', { order_id: one(orders).order_id, text: 'Is it wool?' }, buyer)
    await buy(stranger, [await newItem()])
    await uploaded(buyer, 'avatar')
    const response = await post(buyer)
    expect(response.headers.get('content-type')).toBe('application/zip')
    expect(response.headers.get('cache-control')).toBe('private, no-store')
    expect(response.headers.get('content-disposition')).toBe('attachment; filename="account.zip"')
    const { files, json, text } = await opened(response)
    expect(Object.keys(files).filter((name) => !name.startsWith('pictures/'))).toEqual([
      'account.json',
      'orders.json',
      'wallet.json',
      'messages.json',
    ])
    const pictures = Object.entries(files).filter(([name]) => /^pictures\/public-[0-9a-f]{32}\.webp$/.test(name))
    expect(pictures.map(([, bytes]) => strFromU8(bytes.subarray(8, 12), true))).toEqual(['WEBP'])

    const { users, addresses } = json('account')
    expect(users).toMatchObject([{ email: buyer.email, bank_account_number: '123456789012' }])
    expect(addresses).toMatchObject([{ street: '12 Wireless Road' }, { is_default: false }])
    expect(json('orders').orders).toMatchObject([{ id: Number(one(orders).order_id), address: { city: 'Bangkok' } }])
    expect(json('orders').order_lines).toHaveLength(1)
    expect(json('wallet').wallet_records?.map(({ type }) => type)).toEqual(['welcome', 'payment'])
    expect(json('messages').notices?.length).toBeGreaterThan(0)
    expect(json('messages').order_messages).toMatchObject([{ author: 'buyer', text: 'Is it wool?' }])

    const { hash } = one(
      await sql<{ hash: string }>(`select password_hash as hash from users where email = ${quoted(buyer.email)}`),
    )
    for (const secret of [hash, buyer.token, stranger.email, 'password_hash', 'token_hash']) {
      expect([secret, text.includes(secret)]).toEqual([secret, false])
    }
  })

  it('is also at an address that is valid for five minutes, for this account only', async () => {
    const buyer = await newBuyer()
    const stranger = await newBuyer()
    const { url } = await ok('accountExport', { link: true }, buyer)
    const response = await fetch(local(url))
    expect((await opened(response)).json('account').users).toMatchObject([{ email: buyer.email }])
    const { id } = one(await sql<{ id: string }>(`select id::text from users where email = ${quoted(stranger.email)}`))
    expect((await fetch(local(url).replace(/account\/\d+/, `account/${id}`))).status).toBe(404)
    expect((await fetch(local(url).replace(/expires=\d+/, 'expires=99999999999'))).status).toBe(404)
    await moveClock(UPLOAD_URL_LIFE_S + 1)
    expect((await fetch(local(url))).status).toBe(404)
  })
})
