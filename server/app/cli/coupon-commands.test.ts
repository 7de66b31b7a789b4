import { at } from '@contract/rules/lists'
import { handlers } from '../handlers'
import { opsLine, type OpsLine } from '../../testing/ops-line'
import { createTestServer, type TestServer } from '../../testing/server'

let server: TestServer
let ops: OpsLine

beforeAll(async () => {
  server = await createTestServer(handlers)
  ops = await opsLine(server)
})
afterAll(() => server.close())

const END = ['--until', '2099-12-31']

it('creates, finds, changes and ends a coupon, and records it in the audit [role.operator] [call.opsCouponCreate]', async () => {
  const made = await ops(
    'coupon-make',
    'TEN',
    '--percent',
    '10',
    '--max',
    '8',
    '--uses',
    '5',
    '--offered',
    'yes',
    ...END,
  )
  expect(made).toMatch(
    /^#\d+ {2}TEN {2}running {2}10 % off {2}at most 8\.00 USD .* 2099-12-31 23:59 {2}offered in carts {2}used 0 of 5 times$/,
  )
  const id = at(/#(\d+)/.exec(made) ?? [], 1)
  expect(await ops('coupon-make', 'ten', '--percent', '5', ...END)).toBe('1: refused (1000008): code: taken')
  const five = await ops('coupon-make', 'FIVE', '--off', '5', '--min', '20', '--from', '2098-01-01', ...END)
  expect(five).toContain('coming  5.00 USD off  from 20.00 USD on  2098-01-01 00:00 to 2099-12-31 23:59')
  expect(await ops('coupons', 'te')).toContain('TEN')
  expect(await ops('coupons', '--state', 'coming')).toContain('1 in all')
  expect(await ops('coupon-change', id, '--uses', 'any', '--offered', 'no')).toContain('23:59  used 0 times')
  expect(await ops('coupon-end', id, '--remark', 'Printed wrong')).toContain('over')
  expect(await ops('coupon-end', id)).toMatch(/^1: refused \(2000018\)/)
  const audit = await ops('audit', 'coupons', id)
  for (const action of ['create', 'change', 'end']) expect(audit).toContain(`${action}  coupons #${id}`)
  expect(audit).toContain('uses_max: 5 → null')
  expect(audit).toContain('code: – → "TEN"')
})

it.each([
  [['coupon-make'], '2: Say the code of the coupon. See npm run ops -- help.'],
  [['coupon-make', 'X1', ...END], '2: --off or --percent is needed. See npm run ops -- help.'],
  [['coupon-make', 'X1', '--off', '5'], '2: --until is needed. See npm run ops -- help.'],
  [
    ['coupon-make', 'X1', '--percent', 'half', ...END],
    "2: --percent is a whole number from 1, not 'half'. See npm run ops -- help.",
  ],
  [
    ['coupon-make', 'X1', '--off', '5', '--until', 'Friday'],
    "2: --until is a day such as 2030-12-31, or a moment such as 2030-12-31T18:00:00Z, not 'Friday'. See npm run ops -- help.",
  ],
  [['coupon-make', 'X1', '--off', '5', '--min', '5', ...END], '1: refused (1000008): min: min'],
  [['coupon-make', 'X1', '--off', 'five', ...END], '1: refused (1000008): amount: format'],
  [['coupon-change', '1'], '2: --until, --uses or --offered is needed. See npm run ops -- help.'],
  [['coupon-end', '999999'], '1: refused (2000019): an id or a path does not exist'],
])('says in one line why it did not do %j', async (args, line) => {
  expect(await ops(...args)).toBe(line)
})
