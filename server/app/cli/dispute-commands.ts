/** `npm run ops`: disputed charges. */
import { DISPUTE_STATES, type OpsDispute } from '@contract/entities/ops-dispute'
import { oneOf, pageOf } from './arguments'
import type { Command } from './command'
import { indented, line, pageLines, plain, time } from './print'

const STATES = [...DISPUTE_STATES, 'all'] as const

function disputeLines(each: OpsDispute): string[] {
  const { id, state, amount, currency, user, order_ids, reason, created_at, gateway, dispute, charge } = each
  const sums = (['taken', 'held', 'lost'] as const).map((name) => `${each[name]} ${currency} ${name}`)
  return [
    line(
      `#${id}`,
      state,
      `${amount} ${currency}`,
      plain(`${user.name} <${user.email}>`),
      order_ids.map((order) => `order #${order}`).join(', '),
      plain(reason),
      time(created_at),
    ),
    ...indented([
      ['dispute', `${gateway} ${dispute}, charge ${charge}`],
      ['money', sums.join(', ')],
    ]),
  ]
}

export const DISPUTE_COMMANDS: Readonly<Record<string, Command>> = {
  disputes: async (call, { options }) => {
    const asked = oneOf(options.state ?? 'open', STATES, '--state')
    const state = asked === 'all' ? undefined : asked
    const data = await call('opsDisputes', { p: pageOf(options.page), state })
    return { data, lines: pageLines(data, disputeLines) }
  },
}
