/** Codes swapped for others, and states that allow what they refuse. */
import type { Mutant } from './mutant'

const account = (name: string) => ({ file: `server/account/${name}.ts`, test: 'server/account/account.test.ts' })
const states = { file: 'contract/order-states.ts', test: 'contract/order-states.test.ts' }
const codes = { file: 'contract/codes.ts', test: 'src/services/request.test.ts' }

export const SWAPPED: readonly Mutant[] = [
  { row: 'answer.1100000', ...account('register'), from: 'Code.emailExists, TAKEN', to: 'Code.emailRace, TAKEN' },
  {
    row: 'answer.1100002',
    ...account('login-guard'),
    from: 'new Refusal(Code.wrongCredentials) :',
    to: 'new Refusal(Code.emailUnknown) :',
  },
  { row: 'code.logout', ...codes, from: '[1000004, 1100003, 2000017]', to: '[1000004, 2000017]' },
  { row: 'code.2000016-success', ...codes, from: '[SUCCESS, 2000016]', to: '[SUCCESS]' },
  {
    row: 'wire.token-malformed',
    file: 'server/http/authenticate.ts',
    test: 'server/account/account.test.ts',
    from: '? Code.notLoggedIn : Code.invalidToken',
    to: '? Code.invalidToken : Code.notLoggedIn',
  },
  { row: 'state.paid.pay', ...states, from: "allowedIn: ['to_be_paid'],", to: "allowedIn: ['to_be_paid', 'paid']," },
  { row: 'state.paid.cancel', ...states, from: "['to_be_paid', 'paid', 'to_be_shipped']", to: "['to_be_paid']" },
  { row: 'state.shipped.cancel', ...states, from: 'Code.cancelShipped :', to: 'Code.cancelFailed :' },
  {
    row: 'state.cash-complete',
    ...states,
    test: 'server/orders/orders.test.ts',
    from: "status !== 'delivered' ?",
    to: "status === 'delivered' ?",
  },
  { row: 'state.delivered.complete', ...states, from: 'allowedIn: UNDER_WAY', to: 'allowedIn: ARRIVED' },
]
