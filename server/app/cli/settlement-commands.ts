/** `npm run ops`: settlements with shops [call.opsSettlementRelease]. */
import { misunderstood } from './arguments'
import type { Command } from './command'

const DAY = /^\d{4}-\d{2}-\d{2}$/

export const SETTLEMENT_COMMANDS: Readonly<Record<string, Command>> = {
  settle: async (call, { options: { before } }) => {
    if (before === undefined || !DAY.test(before)) throw misunderstood('--before is a day such as 2026-12-01.')
    const data = await call('opsSettlementRelease', { before })
    return { data, lines: [`${data.orders} orders from before there were settlements: the server settles them now.`] }
  },
}
