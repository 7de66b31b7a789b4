import type { Static } from '@sinclair/typebox'
import type { SettingValue, WebsiteConfig as Schema } from '@contract/entities/settings'
import type { Config } from '../../kernel/config/config'
import { readSetting } from '../../kernel/db/stored-settings'
import type { Db } from '../../kernel/db/types'

type WebsiteConfig = Static<typeof Schema>

/** The row with the configuration, and its initial value. */
export const WEBSITE_CONFIG: { readonly name: string; readonly initial: WebsiteConfig } = {
  name: 'website_config',
  initial: { service_url: '', social_login: false, mail_code: false, tile_url: '', gateways: [] },
}

type Environment = Pick<
  Config,
  'serviceUrl' | 'tileUrl' | 'geocoderUrl' | 'analyticsUrl' | 'mailCode' | 'social' | 'rechargeAccounts'
>

/** The bank accounts that an operator has set; null: none were. A shop that has them in its configuration keeps those. */
export async function storedAccounts(db: Db): Promise<SettingValue<'recharge_accounts'>['accounts'] | null> {
  const value = await readSetting(db, 'recharge_accounts')
  return (value as SettingValue<'recharge_accounts'> | undefined)?.accounts ?? null
}

/**
 * Environment variables override stored values. The caller adds which cards are accepted, because that depends on the
 * client.
 */
export async function readWebsiteConfig(db: Db, set: Environment): Promise<Omit<WebsiteConfig, 'gateways'>> {
  const value = await readSetting(db, WEBSITE_CONFIG.name)
  const { gateways: _unset, ...kept } = {
    ...WEBSITE_CONFIG.initial,
    ...(value as Partial<WebsiteConfig> | undefined),
  }
  return {
    ...kept,
    service_url: set.serviceUrl ?? kept.service_url,
    tile_url: set.tileUrl ?? kept.tile_url,
    mail_code: set.mailCode ?? kept.mail_code,
    // without the platform's keys no sign-in is possible
    social_login: set.social !== null,
    recharge_accounts: [...(set.rechargeAccounts ?? (await storedAccounts(db)) ?? kept.recharge_accounts ?? [])],
    ...(set.analyticsUrl === null ? {} : { analytics_url: set.analyticsUrl }),
    ...(set.geocoderUrl === null ? {} : { geocoder_url: set.geocoderUrl }),
  }
}
