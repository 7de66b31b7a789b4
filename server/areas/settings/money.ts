/** What operators have set for settlements [money.settlement]. */
import { Value } from '@sinclair/typebox/value'
import { MoneySettings } from '@contract/entities/seller/money'
import { readSetting } from '../../kernel/db/stored-settings'
import type { Db } from '../../kernel/db/types'

/** The row with the setting, and its values until operators change them. */
export const MONEY: { readonly name: string; readonly initial: MoneySettings } = {
  name: 'money',
  initial: { commission_bps: 0, hold_days: 0, card_fee_bps: 0, card_fee_fixed: '0', cash_with: 'shop' },
}

/** The setting by the value of its row. Throws an Error for one that does not fit: money is not settled by guesses. */
export function moneyOf(value: unknown): MoneySettings {
  const money = { ...MONEY.initial, ...(value as Partial<MoneySettings> | undefined) }
  if (!Value.Check(MoneySettings, money)) throw new Error('the setting "money" does not fit its schema')
  return money
}

/** The same as it is now. */
export async function readMoney(db: Db): Promise<MoneySettings> {
  return moneyOf(await readSetting(db, MONEY.name))
}
