/** The configuration that the app loads at start [field.client.currencies] [field.client.website]. */
import { Type, type Static } from '@sinclair/typebox'
import { MoneySettings } from './seller/money'
import { Currency, Decimal, Id, Line, localised } from '../base/fields'
import { LANGUAGE_CODES } from '../base/languages'
import { MARKET_NAME_MAX } from '../rules/market-name'

export const Advert = Type.Object({
  id: Id,
  image: Type.String(),
  ground: Type.String(),
  ...localised('title'),
  ...localised('text'),
  /** A route of the table with its query, such as `pages/search/search?q=tea`, or an address with https. */
  link: Type.String(),
})
export type Advert = Static<typeof Advert>

const group = Type.Array(Advert)
export const Adverts = Type.Object({
  top: group,
  center_top: group,
  center: group,
  center_bottom: group,
  bottom: group,
  popup: group,
})
export type Adverts = Static<typeof Adverts>

/** A bank account of the shop for offline recharges in its currency. */
export const RechargeAccount = Type.Object(
  {
    currency: Currency,
    bank_name: Line(100),
    account_name: Line(100),
    account_number: Line(60),
    /** Routing number, BIC or similar, if the country has one. */
    routing_number: Type.Optional(Line(60)),
  },
  { additionalProperties: false },
)
export type RechargeAccount = Static<typeof RechargeAccount>

export const WebsiteConfig = Type.Object({
  service_url: Type.String(),
  social_login: Type.Boolean(),
  /** Whether registration needs a code sent by mail. */
  mail_code: Type.Boolean(),
  /** Map tiles, `https://…/{z}/{x}/{y}.png`; the attribution follows a `#`. */
  tile_url: Type.String(),
  /** A geocoder with Nominatim's API, without a slash at its end; a back end may omit it. */
  geocoder_url: Type.Optional(Type.String()),
  /** Where usage events are sent (src/services/analytics); absent: nowhere. */
  analytics_url: Type.Optional(Type.String()),
  gateways: Type.Array(Type.String()),
  /** Whether guests can order [role.guests]; absent: no. */
  guests: Type.Optional(Type.Boolean()),
  /** The bank accounts for offline recharges; a back end may omit them. */
  recharge_accounts: Type.Optional(Type.Array(RechargeAccount)),
})
export type WebsiteConfig = Static<typeof WebsiteConfig>

export const CurrencyRate = Type.Object({ code: Currency, symbol: Type.String(), rate: Decimal })
export type CurrencyRate = Static<typeof CurrencyRate>

export const Currencies = Type.Object({
  list: Type.Array(CurrencyRate),
  base: Currency,
  /** The absolute base of all pictures. */
  static_url: Type.String(),
  /** What the marketplace is called; a back end may omit it. */
  name: Type.Optional(Type.String()),
})
export type Currencies = Static<typeof Currencies>

const strict = { additionalProperties: false } as const
const choice = <T extends string>(values: readonly T[]) => Type.Union(values.map((value) => Type.Literal(value)))
/** An address with http or https, or an empty text for none. */
const Address = Type.String({ pattern: '^$|^https?://[^\\s;,\'"<>@]+$', maxLength: 300 })

/** What operators set, by name: the fields of each setting, which all have a value [field.ops.settings]. */
export const SETTINGS = {
  website_config: Type.Object(
    {
      service_url: Address,
      mail_code: Type.Boolean(),
      /** Map tiles, `https://…/{z}/{x}/{y}.png`; the attribution follows a `#`. */
      tile_url: Type.String({
        pattern:
          '^$|^https?://[^\\s;,\'"<>{}@/]+/[^\\s;,\'"<>@]*\\{z\\}[^\\s;,\'"<>@]*\\{x\\}[^\\s;,\'"<>@]*\\{y\\}.*$',
        maxLength: 500,
      }),
      geocoder_url: Address,
    },
    strict,
  ),
  /** The marketplace's name, and the languages that buyers can choose. */
  shop: Type.Object(
    {
      /** On one line, and more than spaces. */
      name: Type.String({ pattern: '^[^\\x00-\\x1f\\x7f]*\\S[^\\x00-\\x1f\\x7f]*$', maxLength: MARKET_NAME_MAX }),
      languages: Type.Array(choice(LANGUAGE_CODES), { minItems: 1, uniqueItems: true }),
    },
    strict,
  ),
  trade: Type.Object(
    {
      /** Whether a product needs an operator's approval to be on sale: the first time, each time, or never. */
      product_approval: choice(['first', 'always', 'never']),
      /** Who increases stock: shops themselves, or operators at a shop's request. */
      stock_by: choice(['shop', 'operator']),
    },
    strict,
  ),
  guests: Type.Object(
    {
      /** Whether orders can be placed without an account. */
      allowed: Type.Boolean(),
      /** USD: up to which sum a guest's open orders can be paid on delivery; 0: none. */
      cash_max: Type.String({ pattern: '^(0|[1-9][0-9]{0,6})(\\.[0-9]{1,2})?$' }),
    },
    strict,
  ),
  /** The bank accounts for offline recharges. */
  recharge_accounts: Type.Object({ accounts: Type.Array(RechargeAccount, { maxItems: 20 }) }, strict),
  money: MoneySettings,
} as const

export type SettingName = keyof typeof SETTINGS
export const SETTING_NAMES = Object.keys(SETTINGS) as SettingName[]
export type SettingValue<N extends SettingName> = Static<(typeof SETTINGS)[N]>
