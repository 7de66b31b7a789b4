/** The market itself, as operators set it up. */
import type { SettingValue } from '@contract/entities/settings'
import { LANGUAGE_CODES } from '@contract/base/languages'
import { MARKET_NAME } from '@contract/rules/market-name'
import { readSetting } from '../../kernel/db/stored-settings'
import type { Db } from '../../kernel/db/types'

type Shop = Readonly<SettingValue<'shop'>>

const INITIAL: Shop = { name: MARKET_NAME, languages: LANGUAGE_CODES }

export async function readShopSetting(db: Db): Promise<Shop> {
  const value = await readSetting(db, 'shop')
  return { ...INITIAL, ...(value as Partial<Shop> | undefined) }
}
