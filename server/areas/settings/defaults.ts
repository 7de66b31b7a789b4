/** The initial data of every database; values that an operator has changed stay. */
import { currencies, walletKinds } from '../../kernel/db/schema/settings'
import { ensureSetting } from '../../kernel/db/stored-settings'
import type { Db } from '../../kernel/db/types'
import { WEBSITE_CONFIG } from './website-config'

/** Units per 1 USD. Fixed: they change when an operator changes them. */
const CURRENCIES = [
  { code: 'USD', symbol: '$', rate: '1' },
  { code: 'EUR', symbol: '€', rate: '0.92' },
  { code: 'GBP', symbol: '£', rate: '0.79' },
  { code: 'THB', symbol: '฿', rate: '35.5' },
  { code: 'JPY', symbol: '¥', rate: '151.2' },
  { code: 'CNY', symbol: 'CN¥', rate: '7.24' },
  { code: 'TWD', symbol: 'NT$', rate: '32.1' },
  { code: 'MXN', symbol: 'MX$', rate: '17.1' },
]

const WALLETS = [
  { code: 'USD', name: 'US Dollar', currency: 'USD' },
  { code: 'EUR', name: 'Euro', currency: 'EUR' },
  { code: 'THB', name: 'Thai Baht', currency: 'THB' },
]

/** Writes the built-in currencies, wallets and configuration where there are none yet. */
export async function ensureDefaults(db: Db): Promise<void> {
  await db
    .insert(currencies)
    .values(CURRENCIES.map((currency, sort) => ({ ...currency, sort })))
    .onConflictDoNothing()
  await db
    .insert(walletKinds)
    .values(WALLETS.map((wallet, sort) => ({ ...wallet, sort })))
    .onConflictDoNothing()
  await ensureSetting(db, WEBSITE_CONFIG.name, WEBSITE_CONFIG.initial)
}
