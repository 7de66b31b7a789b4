/** The app's first calls, and a seller's data, field by field. */
import { LANGUAGE_CODES } from '@contract/base/languages'
import { one } from '@contract/rules/lists'
import { ok, request } from '../support/client'
import { newItem } from '../support/new-product'
import { newSeller } from '../support/sellers'

const SOMETHING = expect.stringMatching(/./) as string

/** Whether a picture of the catalogue exists under the base address of the currency answer. */
const statusOf = async (base: string, image: string) => (await request(new URL(`${base}/${image}`).pathname)).status

describe('the data that the app loads at its start', () => {
  it('has six languages with name and code [field.client.languages]', async () => {
    const { list } = await ok('getLanguages', {})
    expect(list.map(({ code }) => code).sort()).toEqual([...LANGUAGE_CODES].sort())
    expect(list.every(({ name }) => name !== '')).toBe(true)
  })

  it('has currencies with symbol and rate, and the base address of all pictures [field.client.currencies]', async () => {
    const { list, base, static_url } = await ok('getCurrency', {})
    expect(base).toBe('USD')
    expect(list).toContainEqual({ code: 'USD', symbol: '$', rate: expect.stringMatching(/^1(\.0+)?$/) as string })
    for (const { code, symbol, rate } of list) {
      expect([code, symbol, rate]).toEqual([
        expect.stringMatching(/^[A-Z]{3}$/),
        SOMETHING,
        expect.stringMatching(/^\d+(\.\d+)?$/),
      ])
      expect(Number(rate)).toBeGreaterThan(0)
    }
    expect(static_url).toMatch(/^https?:\/\//)
    const { list: cards } = await ok('getAllProducts', { sort: 'sold', page_size: 1 })
    expect(await statusOf(static_url, one(cards).image)).toBe(200)
  })

  it('has the settings of the website [field.client.website] [field.client.social]', async () => {
    expect(await ok('store', { type: 'website_config' })).toMatchObject({
      service_url: expect.any(String) as string,
      social_login: true,
      mail_code: false,
      tile_url: expect.any(String) as string,
      gateways: expect.any(Array) as string[],
    })
  })

  it('has adverts at every position, with texts in six languages and a link [field.client.adverts]', async () => {
    const adverts = (await ok('store', { type: 'advert' })) as Record<string, Record<string, string>[]>
    expect(Object.keys(adverts).sort()).toEqual(['bottom', 'center', 'center_bottom', 'center_top', 'popup', 'top'])
    for (const [position, group] of Object.entries(adverts)) {
      expect([position, group.length > 0]).toEqual([position, true])
      for (const advert of group) {
        expect(advert).toMatchObject({ id: SOMETHING, image: SOMETHING, ground: SOMETHING })
        expect(advert.link).toMatch(/^pages\//)
        for (const code of LANGUAGE_CODES)
          expect([advert[`title_${code}`], advert[`text_${code}`]]).toEqual([SOMETHING, SOMETHING])
      }
    }
  })
})

describe('the dashboard of a store', () => {
  it('has its sales in total and by day [field.dashboard.sums]', async () => {
    const board = await ok('storeDashboard', {}, await newSeller())
    expect(board).toMatchObject({ this_month: '0.00', last_month: '0.00', total: '0.00' })
    expect(board.by_day).toHaveLength(new Date().getUTCDate())
    expect(board.by_day[0]).toEqual({ day: expect.stringMatching(/^\d{4}-\d{2}-01$/) as string, amount: '0.00' })
  })

  it('has the open work of the store [field.dashboard.work]', async () => {
    const seller = await newSeller()
    await newItem({ shopId: seller.shopId, stock: 1 })
    // sold out is not low
    await newItem({ shopId: seller.shopId, stock: 0 })
    const board = await ok('storeDashboard', {}, seller)
    expect(board).toMatchObject({ to_ship: 0, on_the_way: 0, refunds: 0, low_stock: 1, best: [] })
  })

  it('has the settings of the store [field.store.settings]', async () => {
    const { store } = await ok('storeDashboard', {}, await newSeller())
    expect(store).toMatchObject({
      name: 'New store',
      text: '',
      address: '',
      shipping: {
        free_from: null,
        methods: [{ method: 'standard', name: 'Standard', cost: '3.90', eta_from: 3, eta_to: 5 }],
      },
    })
  })
})
