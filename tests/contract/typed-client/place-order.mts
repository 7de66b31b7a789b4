/**
 * A client in another project, which uses only the shop's OpenAPI document. Its types, ./souk, are generated from
 * the document by the test beside this file, which then runs it: `place-order.mts ADDRESS PRODUCT SHOP` registers,
 * buys one piece from the wallet, and prints the order as the server answers it.
 */
import createClient, { type Client } from 'openapi-fetch'
import type { paths } from './souk'

const [baseUrl = '', product = '', shop = ''] = process.argv.slice(2)
// openapi-fetch writes a body as a form when the header asks for one
const FORM = { 'content-type': 'application/x-www-form-urlencoded' }

type Good<A> = Extract<A, { readonly code: 200 }>
const isGood = <A extends { readonly code: number }>(answer: A): answer is Good<A> => answer.code === 200

/** The payload of a successful answer; throws a refusal. */
function dataOf<A extends { readonly code: number; readonly data: unknown }>({
  data: answer,
  error,
}: {
  readonly data?: A
  readonly error?: unknown
}): Good<A>['data'] {
  if (answer && isGood(answer)) return answer.data
  throw new Error(JSON.stringify(answer ?? error))
}

async function register(): Promise<Client<paths>> {
  const email = `client-${crypto.randomUUID()}@souk.test`
  const password = 'three-small-goats'
  const session = dataOf(
    await createClient<paths>({ baseUrl, headers: FORM }).POST('/api/customer/register/account', {
      body: { name: 'Ada Lovelace', email, password, password_confirm: password, terms: '1' },
    }),
  )
  return createClient<paths>({ baseUrl, headers: { ...FORM, 'access-token': session['access-token'] } })
}

async function addAddress(client: Client<paths>): Promise<string> {
  const { address_list: addresses } = dataOf(
    await client.POST('/api/checkout/onepage/addressadd', {
      body: {
        name: 'Ada Lovelace',
        street: '12 Wireless Road',
        zip: '10330',
        city: 'Bangkok',
        state: 'Bangkok',
        country: 'TH',
        phone: '+66812345678',
        email: 'ada@souk.test',
      },
    }),
  )
  return addresses[0].address_id
}

const client = await register()
dataOf(await client.POST('/api/checkout/cart/add', { body: { product_id: product, qty: 1 } }))

// objects and lists are sent as JSON in a field
const delivery = { address_id: await addAddress(client), shipping_methods: JSON.stringify({ [shop]: 'standard' }) }
const quote = dataOf(await client.POST('/api/checkout/onepage/quote', { body: delivery }))
const { orders, grand_total: amount } = dataOf(
  await client.POST('/api/checkout/onepage/submitorder', {
    body: { ...delivery, quote_id: quote.quote_id, idempotency_key: crypto.randomUUID() },
  }),
)

const { wallets } = dataOf(await client.GET('/api/customer/info/get_user_balance'))
dataOf(
  await client.POST('/api/payment/start', {
    body: {
      order_ids: JSON.stringify(orders.map(({ order_id }) => order_id)),
      payment_method: 'wallet',
      wallet: wallets.find(({ currency }) => currency === 'USD')?.code,
      amount,
      idempotency_key: crypto.randomUUID(),
    },
  }),
)

const { order } = dataOf(
  await client.GET('/api/customer/order/view', { params: { query: { order_id: orders[0].order_id } } }),
)
console.log(JSON.stringify(order))
