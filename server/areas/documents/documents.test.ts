import fs from 'node:fs'
import os from 'node:os'
import path from 'node:path'
import type { OrderDetail } from '@contract/entities/order'
import { API_PREFIX, endpoints } from '@contract/endpoints/app'
import { one } from '@contract/rules/lists'
import { createMarket, quote, type Market } from '../../testing/market'
import { type Documents } from '../../kernel/ports/documents'
import { openDocuments } from './documents'
import type { Job } from './job'
import { purgeDocuments } from './document-cache'

let mockInOneThread = false
jest.mock('piscina', () => {
  const { Piscina } = jest.requireActual<typeof import('piscina')>('piscina')
  class Threads extends Piscina {
    override run(job: Job): Promise<unknown> {
      return mockInOneThread ? jest.requireActual<typeof import('./job')>('./job').write(job) : super.run(job)
    }
  }
  return { Piscina: Threads }
})

const ORDER = {
  increment_id: 'SK-1',
  status: 'completed',
  created_at: '2026-11-19T10:00:00.000Z',
  payment_status: 'paid',
  payment_method: 'wallet',
  grand_total: '27.05',
  product_total: '25.00',
  coupon_cost: '0.00',
  shipping_cost: '2.05',
  tax_total: '0.00',
  arrival_method: 'Standard',
  actual_payment: null,
  shop: { name: 'Claywick Kitchen' },
  address: { name: 'Ada', street: '1 Road', zip: '1', city: 'Málaga', state: '', country: 'ES', phone: '' },
  customer: { name: 'Ada', email: 'ada@souk.test', telephone: '' },
  products: [{ name_en: 'Teapot', qty: 1, price: '25.00', row_price: '25.00', custom_option_info: [] }],
} as unknown as OrderDetail

const DOWNLOADS = 8

const LIGHT = `${API_PREFIX}${endpoints.getCurrency.path}`

let folder: string
beforeEach(() => {
  folder = fs.mkdtempSync(path.join(os.tmpdir(), 'souk-documents-'))
})
afterEach(() => fs.rmSync(folder, { recursive: true, force: true }))

const keptFiles = () => {
  const kept = path.join(folder, 'documents')
  return fs.existsSync(kept) ? fs.readdirSync(kept).map((name) => path.join(kept, name)) : []
}

describe('documents', () => {
  let documents: Documents
  beforeEach(() => {
    documents = openDocuments(folder, () => Promise.resolve('Souk'), { company: null, timeZone: 'UTC' })
  })
  afterEach(() => documents.close())

  it('are cached once their order is final, and served again unchanged [documents.kept]', async () => {
    const first = await documents.invoice(ORDER, 'en')
    expect(first.bytes.subarray(0, 5).toString()).toBe('%PDF-')
    const kept = keptFiles()
    expect(kept).toHaveLength(1)
    const file = one(kept)
    expect(fs.statSync(file).mode & 0o077).toBe(0)
    // distinguished from a regenerated one by a mark that only this file has
    fs.appendFileSync(file, '% kept')
    const again = await documents.invoice({ ...ORDER, charge: [], timeline: [] }, 'en')
    expect(again.bytes.toString('latin1').endsWith('% kept')).toBe(true)
    expect(again.name).toBe('invoice-SK-1')
  })

  it('are written again for another language, or when their content has changed [documents.kept]', async () => {
    await documents.invoice(ORDER, 'en')
    await documents.invoice(ORDER, 'es')
    await documents.invoice({ ...ORDER, payment_status: 'refunded' }, 'en')
    expect(keptFiles()).toHaveLength(3)
  })

  it('are not kept while their order is open [documents.kept]', async () => {
    await documents.invoice({ ...ORDER, status: 'delivered' }, 'en')
    expect(keptFiles()).toEqual([])
  })

  it('go after seven days [documents.kept]', async () => {
    await documents.invoice(ORDER, 'en')
    const written = fs.statSync(one(keptFiles())).mtimeMs
    const day = 24 * 3_600_000
    await purgeDocuments(folder, new Date(written + 7 * day - 1_000))
    expect(keptFiles()).toHaveLength(1)
    await purgeDocuments(folder, new Date(written + 7 * day + 1))
    expect(keptFiles()).toEqual([])
  })

  it('about us are written once a language', async () => {
    const text = {
      title: 'Our shop',
      sections: [['', 'We are new.\nAnd here.']],
      at: '2026-03-01T00:00:00.000Z',
    } as const
    const [one, other] = await Promise.all([documents.about('en', text), documents.about('en', { ...text })])
    expect(one).toBe(other)
    expect(await documents.about('en', { ...text, sections: [] })).not.toBe(one)
  })

  it('are refused when too many wait, and written again afterwards [documents.beside]', async () => {
    const asked = Array.from({ length: 60 }, () => documents.invoice({ ...ORDER, status: 'paid' }, 'en'))
    const outcomes = await Promise.allSettled(asked)
    const refused = outcomes.flatMap((outcome) =>
      outcome.status === 'rejected' ? [(outcome.reason as { statusCode?: number }).statusCode] : [],
    )
    expect(refused.length).toBeGreaterThan(20)
    expect(new Set(refused)).toEqual(new Set([429]))
    expect((await documents.invoice({ ...ORDER, status: 'paid' }, 'en')).name).toBe('invoice-SK-1')
  })
})

describe('a light call', () => {
  let market: Market
  beforeEach(async () => {
    market = await createMarket({ config: { dataFolder: folder } })
  })
  afterEach(() => market.close())

  async function orderOf(buyer: Awaited<ReturnType<Market['buyer']>>): Promise<string> {
    await buyer.ok('cartAdd', { product_id: market.shirt, qty: '1' })
    const { fields } = await quote(market, buyer)
    const { orders } = await buyer.ok('submitOrder', fields)
    return one(orders).order_id
  }

  it('is answered again and again while eight documents are drawn [documents.beside]', async () => {
    const buyer = await market.buyer()
    const { url } = await buyer.ok('invoice', { order_id: await orderOf(buyer), link: '1' })
    const address = new URL(await market.http.listen({ port: 0, host: '127.0.0.1' }))
    const { pathname, search } = new URL(url as string)
    const download = async () => {
      const response = await fetch(new URL(pathname + search, address))
      return { status: response.status, bytes: (await response.arrayBuffer()).byteLength }
    }
    const light = async () => expect((await fetch(new URL(LIGHT, address))).status).toBe(200)

    /** How often the light call is answered meanwhile, when documents are drawn in threads or by the one that answers. */
    async function answered(inOneThread: boolean): Promise<number> {
      mockInOneThread = inOneThread
      // fonts are opened once, and code is compiled
      expect((await Promise.all([download(), download(), light(), light()]))[0].status).toBe(200)
      let underWay = DOWNLOADS
      const downloads = Promise.all(Array.from({ length: DOWNLOADS }, () => download().finally(() => (underWay -= 1))))
      let times = 0
      while (underWay > 0) {
        await light()
        times += 1
      }
      for (const { status, bytes } of await downloads) {
        expect(status).toBe(200)
        expect(bytes).toBeGreaterThan(5_000)
      }
      return times
    }
    const beside = await answered(false)
    expect(beside).toBeGreaterThan(2 * (await answered(true)))
  })
})
