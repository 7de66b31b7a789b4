import caps from './purchase-caps.json'
import { buy, METHODS, openScene, setOwners, type PurchaseCost, type Scene } from './purchase'

const ENGINES = ['embedded', 'quickest'] as const
const KINDS = ['one line', 'one line of a shop with an owner', 'lines of three shops'] as const
const CAPS: Readonly<Record<string, PurchaseCost>> = caps

it('sends at most 23 statements for one line, 25 if a wallet pays', () => {
  const sums = KINDS.slice(0, 2).map((kind) => METHODS.map((method) => CAPS[`${kind}, ${method}`]?.sum))
  for (const [inCash, fromWallet] of sums) {
    expect(inCash).toBeLessThanOrEqual(23)
    expect(fromWallet).toBeLessThanOrEqual(25)
  }
})

describe.each(ENGINES)('on the engine %s', (engine) => {
  let scene: Scene

  beforeAll(async () => {
    scene = await openScene(engine)
  })
  afterAll(() => scene.market.close())

  it.each(KINDS.flatMap((kind) => METHODS.map((method) => [kind, method] as const)))(
    '%s by %s: each call sends the statements of its cap',
    async (kind, method) => {
      await setOwners(scene, kind === 'one line of a shop with an owner')
      const goods = kind === 'lines of three shops' ? scene.goods : scene.goods.slice(0, 1)
      const buyer = await scene.market.buyer(1_000_000n)
      // the first purchase opens accounts and mails
      await buy(scene, buyer, goods, method)
      const cost = await buy(scene, buyer, goods, method)
      expect(cost).toEqual(CAPS[`${kind}, ${method}`])
    },
  )
})
