import { cardScene } from '../../testing/card-scene'
import { opsLine, type OpsLine } from '../../testing/ops-line'

const scene = cardScene()
let ops: OpsLine

beforeAll(async () => {
  ops = await opsLine(scene.market)
})

it('lists card refunds that failed, tries one again, and pays it to the wallet [money.card-refused] [role.operator]', async () => {
  const started = await scene.paidBy('keeps')
  await scene.cancel(started.ids)
  await scene.work()
  const listed = await ops('card-refunds')
  expect(listed).toContain('failed  14.99 USD')
  expect(listed).toContain(`order #${started.ids[0]}  cancel`)
  expect(listed).toContain('failure: the card takes no money back')
  const id = /#(\d+)/.exec(listed)?.[1] ?? ''
  expect(await ops('card-refund-retry', id, '--remark', 'The bank was asked')).toContain('queued')
  expect(await ops('card-refunds')).toBe('Nothing there.')
  await scene.work()
  scene.cards.takeErrors()
  expect(await ops('card-refund-to-wallet', id, '--remark', 'As she asked')).toContain('wallet  14.99 USD')
  expect(await ops('card-refund-to-wallet', id)).toMatch(/^1: refused \(2000018\): it was decided before/)
  expect((await scene.buyer.ok('getUserBalance')).balance).toBe('514.99')
  const audit = await ops('audit', 'card_refunds', id)
  expect(audit).toContain('to_wallet')
  expect(audit).toContain('“The bank was asked”')
  expect(await ops('card-refunds', '--state', 'lost')).toMatch(/^2: --state is one of queued, sent, done/)
  expect(await ops('card-refund-retry')).toMatch(/^2: Say which card refund, by its number/)
})
