/** The market itself, as operators set it up. */
import { eq } from 'drizzle-orm'
import type { SettingValue } from '@contract/entities/settings'
import { LANGUAGE_CODES } from '@contract/base/languages'
import { MARKET_NAME } from '@contract/rules/market-name'
import { settings } from '../../kernel/db/schema/settings'
import type { Db } from '../../kernel/db/types'

type Shop = Readonly<SettingValue<'shop'>>

const INITIAL: Shop = { name: MARKET_NAME, languages: LANGUAGE_CODES }

export async function readShopSetting(db: Db): Promise<Shop> {
  const [row] = await db.select({ value: settings.value }).from(settings).where(eq(settings.name, 'shop'))
  return { ...INITIAL, ...(row?.value as Partial<Shop> | undefined) }
}
