/** Codes swapped for others, and states that allow what they refuse. */
import type { Mutant } from './mutant'

const account = (name: string) => ({
  file: `server/areas/account/${name}.ts`,
  test: 'server/areas/account/account.test.ts',
})
const states = { file: 'contract/base/order-steps.ts', test: 'contract/base/order-states.test.ts' }
const codes = { file: 'contract/base/codes.ts', test: 'src/services/request.test.ts' }

export const SWAPPED: readonly Mutant[] = [
  { row: 'answer.1100000', ...account('registration'), from: 'Code.emailExists, TAKEN', to: 'Code.emailRace, TAKEN' },
  {
    row: 'answer.1100002',
    ...account('sign-in/login-guard'),
    from: 'new Refusal(Code.wrongCredentials) :',
    to: 'new Refusal(Code.emailUnknown) :',
  },
  { row: 'code.logout', ...codes, from: 'Code.invalidToken, Code.notLoggedIn, ', to: 'Code.invalidToken, ' },
  { row: 'code.2000016-success', ...codes, from: '[SUCCESS, Code.sellerAgain]', to: '[SUCCESS]' },
  {
    row: 'wire.token-malformed',
    file: 'server/kernel/http/authenticate.ts',
    test: 'server/areas/account/account.test.ts',
    from: '? Code.notLoggedIn : Code.invalidToken',
    to: '? Code.invalidToken : Code.notLoggedIn',
  },
  {
    row: 'state.paid.pay',
    ...states,
    from: "pay: { from: ['to_be_paid'],",
    to: "pay: { from: ['to_be_paid', 'paid'],",
  },
  { row: 'state.paid.cancel', ...states, from: "['to_be_paid', 'paid', 'to_be_shipped']", to: "['to_be_paid']" },
  { row: 'state.shipped.cancel', ...states, from: 'Code.cancelShipped :', to: 'Code.cancelFailed :' },
  {
    row: 'state.cash-complete',
    ...states,
    test: 'server/areas/orders/orders.test.ts',
    from: "cashFrom: ['delivered']",
    to: "cashFrom: ['in_transit']",
  },
  {
    row: 'state.delivered.complete',
    ...states,
    from: "from: ['shipped', 'in_transit', 'delivered']",
    to: "from: ['shipped', 'in_transit']",
  },
]
