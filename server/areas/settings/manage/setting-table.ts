/** The settings that operators change: one entry for each name of the contract. */
import type { SettingName, SettingValue } from '@contract/entities/settings'
import type { Config } from '../../../kernel/config/config'
import type { Db } from '../../../kernel/db/types'
import { readGuests } from '../guests'
import { readMoney } from '../money'
import { readShopSetting } from '../shop'
import { readTrade } from '../trade'
import { readWebsiteConfig } from '../website-config'

interface Entry<N extends SettingName> {
  /** What counts now, with what the environment sets. */
  readonly read: (db: Db, config: Config) => Promise<SettingValue<N>>
  /** The fields that the environment sets. */
  readonly locked?: (config: Config) => Readonly<Partial<Record<keyof SettingValue<N>, boolean>>>
  /** Whether a change needs the second factor, because it directs money. */
  readonly secondFactor?: true
}

export const SETTING_TABLE: { readonly [N in SettingName]: Entry<N> } = {
  website_config: {
    async read(db, config) {
      const { service_url, mail_code, tile_url, geocoder_url = '' } = await readWebsiteConfig(db, config)
      return { service_url, mail_code, tile_url, geocoder_url }
    },
    locked: ({ serviceUrl, mailCode, tileUrl, geocoderUrl }) => ({
      service_url: serviceUrl !== null,
      mail_code: mailCode !== null,
      tile_url: tileUrl !== null,
      geocoder_url: geocoderUrl !== null,
    }),
  },
  shop: {
    async read(db) {
      const { name, languages } = await readShopSetting(db)
      return { name, languages: [...languages] }
    },
  },
  trade: { read: readTrade },
  guests: { read: readGuests },
  recharge_accounts: {
    read: async (db, config) => ({ accounts: (await readWebsiteConfig(db, config)).recharge_accounts ?? [] }),
    locked: ({ rechargeAccounts }) => ({ accounts: rechargeAccounts !== null }),
    secondFactor: true,
  },
  money: { read: readMoney, secondFactor: true },
}
