import { eq } from 'drizzle-orm'
import type { RechargeAccount } from '@contract/entities/settings'
import { settings } from '../../../kernel/db/schema/settings'
import type { Tx } from '../../../kernel/db/types'
import { WEBSITE_CONFIG } from '../../../areas/settings/website-config'

const BANK = { bank_name: 'Souk Demo Bank', account_name: 'Souk Demo Shop' }

/** No bank has these numbers. There is none for EUR, as a shop may lack one too. */
const ACCOUNTS: readonly RechargeAccount[] = [
  { ...BANK, currency: 'USD', account_number: '0000 1234 5678', routing_number: '000000000' },
  { ...BANK, currency: 'THB', account_number: '000-1-23456-7' },
]

/** The accounts to which a buyer of the demo transfers before sending the proof. */
export async function insertRechargeAccounts(tx: Tx): Promise<void> {
  const value = { ...WEBSITE_CONFIG.initial, recharge_accounts: ACCOUNTS }
  await tx.update(settings).set({ value }).where(eq(settings.name, WEBSITE_CONFIG.name))
}
