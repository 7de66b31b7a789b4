/** Whether this server accepts test cards, and the warning at its start. */
import { servesDemo } from '../../areas/settings/serves-demo'
import type { Config } from '../../kernel/config/config'
import type { Database } from '../../kernel/db/types'

/** The configuration for this database: without a setting, test cards are for this machine and demo data only. */
export async function settleTestCards(config: Config, database: Database): Promise<Config> {
  if (config.paymentSandbox !== 'local' || (await servesDemo(database, config))) return config
  return { ...config, paymentSandbox: 'off' }
}

/** The warning that a server prints at its start; null if no test cards are accepted. */
export function testCardsWarning({ paymentSandbox }: Pick<Config, 'paymentSandbox'>): string | null {
  if (paymentSandbox === 'off') return null
  if (paymentSandbox === 'local')
    return 'Test cards are taken from this machine: this is a demo, and its money is not real.'
  return (
    'WARNING: TEST CARDS ARE TAKEN FROM EVERYBODY (PAYMENT_SANDBOX=1). Anybody who reaches this server fills wallets and ' +
    'pays orders with money that nobody paid.'
  )
}
