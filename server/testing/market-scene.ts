/** Setup for tests of a shop: a market for the file, and a new buyer for each test. */
import { createMarket, type Buyer, type Market } from './market'

/** Call it once at the top of a test file. `begin` gets both before each test. */
export function onMarket(begin: (market: Market, buyer: Buyer) => void): void {
  let market: Market

  beforeAll(async () => {
    market = await createMarket()
  })
  afterAll(() => market.close())
  beforeEach(async () => begin(market, await market.buyer()))
}
