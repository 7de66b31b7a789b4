/** The fields of the settings as words, for the note about what another operator has changed. */
import { BASE_CURRENCY } from '@contract/base/constants'
import { LANGUAGES } from '@contract/base/languages'
import type { T } from '../../../text/use-t'

const NAMES: Readonly<Record<string, Parameters<T>[0]>> = {
  commission_bps: 'settings.commission_bps',
  hold_days: 'settings.hold_days',
  card_fee_bps: 'settings.card_fee_bps',
  card_fee_fixed: 'settings.card_fee_fixed',
  cash_with: 'settings.cash_with',
  product_approval: 'settings.approval',
  stock_by: 'settings.stock_by',
  allowed: 'settings.guests_allowed',
  cash_max: 'settings.guests_cash_max',
  name: 'settings.name',
  languages: 'settings.languages',
  accounts: 'settings.recharge_accounts',
  service_url: 'settings.service_url',
  tile_url: 'settings.tile_url',
  geocoder_url: 'settings.geocoder_url',
  mail_code: 'settings.mail_code',
}

/** Settings of a few words, with what begins their keys. */
const WORDS = { cash_with: 'cash', product_approval: 'approval', stock_by: 'stock_by' } as const

/** What the form calls a field. */
export const fieldName =
  (t: T) =>
  (field: string): string => {
    const name = NAMES[field]
    return name === undefined ? field : t(name, { currency: BASE_CURRENCY })
  }

/** Its value; undefined: only its name is shown. */
export const fieldText =
  (t: T) =>
  (field: string, draft: object): string | undefined => {
    const value = (draft as Readonly<Record<string, unknown>>)[field]
    if (field in WORDS)
      return t(`settings.${WORDS[field as keyof typeof WORDS]}_${value as 'shop'}` as Parameters<T>[0])
    if (field === 'languages') {
      const chosen = value as readonly string[]
      return LANGUAGES.filter(({ code }) => chosen.includes(code))
        .map(({ name }) => name)
        .join(', ')
    }
    return typeof value === 'string' ? value : undefined
  }
