/** The commands of `npm run ops` for refunds to cards. */
import { CARD_REFUND_STATES, type OpsCardRefund } from '@contract/entities/ops-card-refund'
import { idOf, oneOf, pageOf } from './arguments'
import type { Command } from './command'
import { indented, line, pageLines, plain, time } from './print'

const STATES = [...CARD_REFUND_STATES, 'all'] as const

function cardRefundLines(refund: OpsCardRefund): string[] {
  const { id, state, reason, order_id, user, amount, gateway, charge, attempts, failure, created_at } = refund
  return [
    line(
      `#${id}`,
      state,
      `${amount.amount} ${amount.currency}`,
      plain(`${user.name} <${user.email}>`),
      order_id !== null && `order #${order_id}`,
      reason,
      time(created_at),
    ),
    ...indented([
      ['charge', `${gateway} ${charge}`],
      ['attempts', attempts > 0 ? String(attempts) : ''],
      ['failure', failure],
    ]),
  ]
}

const decide =
  (name: 'opsCardRefundRetry' | 'opsCardRefundToWallet'): Command =>
  async (call, { words, options }) => {
    const data = await call(name, { id: idOf(words[0], 'card refund'), remark: options.remark })
    return { data, lines: cardRefundLines(data.card_refund) }
  }

export const CARD_REFUND_COMMANDS: Readonly<Record<string, Command>> = {
  'card-refunds': async (call, { options }) => {
    const asked = oneOf(options.state ?? 'failed', STATES, '--state')
    const state = asked === 'all' ? undefined : asked
    const data = await call('opsCardRefunds', { p: pageOf(options.page), state })
    return { data, lines: pageLines(data, cardRefundLines) }
  },
  'card-refund-retry': decide('opsCardRefundRetry'),
  'card-refund-to-wallet': decide('opsCardRefundToWallet'),
}
