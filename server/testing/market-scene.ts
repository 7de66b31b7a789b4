/** Setup for tests of a shop: a market for the file, and a new buyer for each test. */
import { createMarket, type Buyer, type Market } from './market'

/** The cart of the buyer of the moment. */
export function cartOf(buyer: () => Buyer) {
  const lines = async () => (await buyer().ok('cart')).cart_info.shops.flatMap((shop) => shop.products)
  return {
    lines,
    add: (product_id: string, qty = 1, fields: Readonly<Record<string, string>> = {}) =>
      buyer().call('cartAdd', { product_id, qty: String(qty), ...fields }),
    itemOf: async (sku: string) => (await lines()).find((line) => line.sku === sku)?.item_id ?? '',
  }
}

/** Call it once at the top of a test file. `begin` gets both before each test. */
export function onMarket(begin: (market: Market, buyer: Buyer) => void): void {
  let market: Market

  beforeAll(async () => {
    market = await createMarket()
  })
  afterAll(() => market.close())
  beforeEach(async () => begin(market, await market.buyer()))
}
