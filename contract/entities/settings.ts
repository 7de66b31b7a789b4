/** The configuration that the app loads at start [field.client.currencies] [field.client.website]. */
import { Type, type Static } from '@sinclair/typebox'
import { Currency, Decimal, Id, Line, localised } from '../fields'

export const ADVERT_POSITIONS = ['top', 'center_top', 'center', 'center_bottom', 'bottom', 'popup'] as const
export type AdvertPosition = (typeof ADVERT_POSITIONS)[number]

export const Advert = Type.Object({
  id: Id,
  image: Type.String(),
  ground: Type.String(),
  ...localised('title'),
  ...localised('text'),
  /** A route of the table with its query, such as `pages/search/search?q=tea`. */
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
})
export type Currencies = Static<typeof Currencies>
