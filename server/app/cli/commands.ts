/** The commands of `npm run ops`: the call of each, and its output. */
import { NOTICE_TYPES } from '@contract/entities/notice'
import { OUTCOMES, type Outcome, type Verdict } from '@contract/base/outcomes'
import type { Data } from '@contract/all-calls'
import { ORDER_STATES } from '@contract/base/order-states'
import { idOf, misunderstood, oneOf, pageOf, wholeOf } from './arguments'
import { CARD_REFUND_COMMANDS } from './card-refund-commands'
import type { CallServer } from './client'
import { COUPON_COMMANDS } from './coupon-commands'
import type { Command } from './command'
import { DISPUTE_COMMANDS } from './dispute-commands'
import { SETTLEMENT_COMMANDS } from './settlement-commands'
import { SECOND_FACTOR_COMMANDS } from './second-factor'
import { accountLines, auditLines, orderLines, pageLines, requestLines, signInLines } from './print'

const KINDS = ['applications', 'products', 'recharges', 'withdrawals', 'refunds', 'storage'] as const
type Kind = (typeof KINDS)[number]
/** Those about a product, which its shop can edit meanwhile. */
const OF_PRODUCTS: readonly Kind[] = ['products', 'storage']

const STATES = ['waiting', 'approved', 'refused', 'all'] as const
const STATE_OF: Readonly<Record<(typeof STATES)[number], Outcome | undefined>> = {
  waiting: OUTCOMES.pending,
  approved: OUTCOMES.success,
  refused: OUTCOMES.failed,
  all: undefined,
}

interface Listing {
  readonly p: number | undefined
  readonly state: Outcome | undefined
}

const LISTS: Readonly<Record<Kind, (call: CallServer, asked: Listing) => Promise<Data<'opsStorage'>>>> = {
  applications: (call, asked) => call('opsApplications', { ...asked, type: NOTICE_TYPES.merchant_account }),
  products: (call, asked) => call('opsApplications', { ...asked, type: NOTICE_TYPES.product }),
  recharges: (call, asked) => call('opsRecharges', asked),
  withdrawals: (call, asked) => call('opsWithdrawals', asked),
  refunds: (call, asked) => call('opsRefunds', asked),
  storage: (call, asked) => call('opsStorage', asked),
}

interface Answer {
  readonly id: string
  readonly state: Verdict
  readonly remark: string | undefined
  /** Of the product that was read; absent: as its shop submitted it. */
  readonly version: number | undefined
}

const DECISIONS: Readonly<
  Record<Kind, (call: CallServer, answer: Answer, restock?: boolean) => Promise<Data<'opsStorageDecide'>>>
> = {
  applications: (call, answer) => call('opsApplicationsDecide', { ...answer, type: NOTICE_TYPES.merchant_account }),
  products: (call, answer) => call('opsApplicationsDecide', { ...answer, type: NOTICE_TYPES.product }),
  recharges: (call, { id, state, remark }) => call('opsRechargesDecide', { id, state, remark }),
  withdrawals: (call, { id, state, remark }) => call('opsWithdrawalsDecide', { id, state, remark }),
  refunds: (call, { id, state, remark }, restock) => call('opsRefundsDecide', { id, state, remark, restock }),
  storage: (call, answer) => call('opsStorageDecide', answer),
}

const list =
  (kind: Kind): Command =>
  async (call, { options }) => {
    const state = STATE_OF[oneOf(options.state ?? 'waiting', STATES, '--state')]
    const data = await LISTS[kind](call, { p: pageOf(options.page), state })
    return { data, lines: pageLines(data, requestLines) }
  }

const decide =
  (state: Verdict): Command =>
  async (call, { words, options }) => {
    const kind = oneOf(words[0], KINDS, 'What is decided')
    const id = idOf(words[1], 'of them')
    const version = wholeOf(options.version, '--version')
    if (version !== undefined && !OF_PRODUCTS.some((each) => each === kind))
      throw misunderstood('--version is for products and storage.')
    if (options.restock && kind !== 'refunds') throw misunderstood('--restock is for refunds alone.')
    const data = await DECISIONS[kind](call, { id, state, remark: options.remark, version }, options.restock)
    const { approvals, approvals_needed: needed, state: now } = data.request
    const waits = now === 0 ? [`${approvals} of ${needed} approvals: a second operator decides.`] : []
    return { data, lines: [...requestLines(data.request), ...waits] }
  }

const move =
  (name: 'opsAccept' | 'opsTransit' | 'opsDeliver'): Command =>
  async (call, { words }) => {
    const data = await call(name, { order_id: idOf(words[0], 'order') })
    return { data, lines: orderLines(data.order) }
  }

function required(text: string | undefined, option: string): string {
  if (text?.trim()) return text
  throw misunderstood(`${option} is needed.`)
}

export const COMMANDS: Readonly<Record<string, Command>> = {
  ...Object.fromEntries(KINDS.map((kind) => [kind, list(kind)])),
  approve: decide(OUTCOMES.success),
  refuse: decide(OUTCOMES.failed),
  ...CARD_REFUND_COMMANDS,
  ...DISPUTE_COMMANDS,
  ...SECOND_FACTOR_COMMANDS,
  ...COUPON_COMMANDS,
  ...SETTLEMENT_COMMANDS,
  orders: async (call, { options }) => {
    const status = options.status === undefined ? undefined : oneOf(options.status, ORDER_STATES, '--status')
    const data = await call('opsOrders', { p: pageOf(options.page), status })
    return { data, lines: pageLines(data, orderLines) }
  },
  accept: move('opsAccept'),
  ship: async (call, { words, options }) => {
    const order_id = idOf(words[0], 'order')
    const carrier = required(options.carrier, '--carrier')
    const data = await call('opsShip', { order_id, carrier, log_sn: required(options.number, '--number') })
    return { data, lines: orderLines(data.order) }
  },
  transit: move('opsTransit'),
  deliver: move('opsDeliver'),
  accounts: async (call, { words, options }) => {
    const q = words.join(' ') || undefined
    const data = await call('opsAccounts', { p: pageOf(options.page), q, disabled: options.disabled })
    return { data, lines: pageLines(data, accountLines) }
  },
  disable: async (call, { words, options }) => {
    const user_id = idOf(words[0], 'account')
    const data = await call('opsAccountDisable', { user_id, remark: required(options.remark, '--remark') })
    return { data, lines: accountLines(data.account) }
  },
  enable: async (call, { words, options }) => {
    const data = await call('opsAccountEnable', { user_id: idOf(words[0], 'account'), remark: options.remark })
    return { data, lines: accountLines(data.account) }
  },
  audit: async (call, { words, options }) => {
    const [subject, id] = words
    const subject_id = subject === undefined ? undefined : idOf(id, 'of them')
    const data = await call('opsAudits', { p: pageOf(options.page), subject, subject_id })
    return { data, lines: pageLines(data, auditLines) }
  },
  'sign-ins': async (call, { words, options }) => {
    const user_id = words[0] === undefined ? undefined : idOf(words[0], 'account')
    const data = await call('opsSignIns', { p: pageOf(options.page), user_id, kind: words[1] })
    return { data, lines: pageLines(data, signInLines) }
  },
  'clear-cache': async (call) => {
    const data = await call('clearProductCache', {})
    return { data, lines: ['The caches are empty.'] }
  },
}
