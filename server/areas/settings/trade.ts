/** The operators' rules for shops. */
import type { SettingValue } from '@contract/entities/settings'
import { readSetting } from '../../kernel/db/stored-settings'
import type { Db } from '../../kernel/db/types'

export type Trade = Readonly<SettingValue<'trade'>>

/** The name of the settings row, and the defaults. */
export const TRADE: { readonly name: string; readonly initial: Trade } = {
  name: 'trade',
  initial: { product_approval: 'first', stock_by: 'shop' },
}

/** The rules by the value of their settings row; null: there is none. */
export const tradeOf = (value: unknown): Trade => ({ ...TRADE.initial, ...(value as Partial<Trade> | null) })

export async function readTrade(db: Db): Promise<Trade> {
  return tradeOf(await readSetting(db, TRADE.name))
}
