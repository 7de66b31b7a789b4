/** The settings as they are typed, and as they are sent. */
import type { OpsSetting } from '@contract/entities/market/rates'
import type { RechargeAccount, SettingName, SettingValue } from '@contract/entities/settings'
import type { FieldError } from '@contract/base/envelope'
import { percentOf, typedPercent } from './percent'

export interface Account {
  readonly currency: string
  readonly bank_name: string
  readonly account_name: string
  readonly account_number: string
  readonly routing_number: string
}

type Money = SettingValue<'money'>

/** Each setting as its form holds it: rates in percent, numbers as texts. */
interface Drafts {
  readonly shop: SettingValue<'shop'>
  readonly trade: SettingValue<'trade'>
  readonly guests: SettingValue<'guests'>
  readonly money: Readonly<Record<Exclude<keyof Money, 'cash_with'>, string>> & Pick<Money, 'cash_with'>
  readonly recharge_accounts: { readonly accounts: readonly Account[] }
  readonly website_config: SettingValue<'website_config'>
}

export const NEW_ACCOUNT: Account = {
  currency: '',
  bank_name: '',
  account_name: '',
  account_number: '',
  routing_number: '',
}

type Read = { readonly [N in SettingName]: (value: SettingValue<N>) => Drafts[N] }

const READ: Read = {
  shop: (value) => value,
  trade: (value) => value,
  guests: (value) => value,
  website_config: (value) => value,
  money: ({ commission_bps: commission, card_fee_bps: cardFee, hold_days: days, ...rest }) => ({
    ...rest,
    commission_bps: percentOf(commission),
    card_fee_bps: percentOf(cardFee),
    hold_days: String(days),
  }),
  recharge_accounts: ({ accounts }) => ({ accounts: accounts.map((account) => ({ ...NEW_ACCOUNT, ...account })) }),
}

/** What is kept of a setting, to be edited. */
export const draftOf = <N extends SettingName>(name: N, { value }: OpsSetting): Drafts[N] =>
  READ[name](value as SettingValue<N>)

const accountToSend = ({ currency, routing_number: routing, ...names }: Account): RechargeAccount => ({
  ...(Object.fromEntries(Object.entries(names).map(([field, text]) => [field, text.trim()])) as typeof names),
  currency: currency.trim().toUpperCase(),
  ...(routing.trim() !== '' && { routing_number: routing.trim() }),
})

/** The value of one field as the call takes it. A percentage that is none stays a text, which is refused at its field. */
function toSend(field: string, typed: unknown): unknown {
  if (field === 'commission_bps' || field === 'card_fee_bps') return typedPercent(String(typed)) ?? typed
  if (field === 'hold_days') return Number(typed)
  if (field === 'accounts') return (typed as readonly Account[]).map(accountToSend)
  return typeof typed === 'string' ? typed.trim() : typed
}

/** The fields that are sent: those that were changed, because absent ones stay. */
export const valueOf = (draft: object, fields: readonly string[]): Record<string, unknown> =>
  Object.fromEntries(fields.map((field) => [field, toSend(field, (draft as Readonly<Record<string, unknown>>)[field])]))

/** What can be seen to be wrong before it is sent: the server names the whole list of accounts, this one the line. */
export function ownErrors(draft: object): FieldError[] {
  const { accounts = [] } = draft as { readonly accounts?: readonly Account[] }
  return accounts.flatMap((account, place) =>
    (['currency', 'bank_name', 'account_name', 'account_number'] as const)
      .filter((field) =>
        field === 'currency' ? !/^\s*[A-Za-z]{3}\s*$/.test(account.currency) : !account[field].trim(),
      )
      .map((field) => ({
        field: `value.accounts.${place}.${field}`,
        rule: account[field].trim() === '' ? ('required' as const) : ('format' as const),
      })),
  )
}
