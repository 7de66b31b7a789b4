import { observer } from 'mobx-react-lite'
import { useState } from 'react'
import { Field } from '@/kit/field/field'
import { Text } from '@/kit/text/text'
import { displayPrice } from '@/domain/money/display-price'
import { typedToUsd } from '@/domain/money/filter-price'
import { t } from '@/locales/t'
import { settings } from '@/stores/settings'

interface PriceFieldProps {
  id: string
  label: string
  bound: 'min' | 'max'
  /** The current bound in USD. */
  usd: string | null
  /** The bound of the results in USD, which an empty field says; undefined while it is not known. */
  found?: string
  onChange: (usd: string | null) => void
  late?: boolean
}

/** The input, with the bound and the rate that it was typed for. */
interface Draft {
  readonly typed: string
  readonly usd: string | null
  readonly rate: string
}

/** One bound of the price. The input stays as typed as long as it still means the current bound. */
export const PriceField = observer(function PriceField({
  id,
  label,
  bound,
  usd,
  found,
  onChange,
  late,
}: PriceFieldProps) {
  const { rate, symbol } = settings.shown
  const [draft, setDraft] = useState<Draft | null>(null)
  const held = usd === null ? '' : displayPrice(usd, rate)
  const own = draft !== null && draft.usd === usd && draft.rate === rate ? draft.typed : undefined
  const typed = own ?? held
  const wrong = typed !== '' && typedToUsd(typed, rate, bound) === null

  const input = (value: string) => {
    const next = typedToUsd(value, rate, bound)
    setDraft({ typed: value, rate, usd: late ? usd : next })
    if (!late) onChange(next)
  }
  const commit = () => {
    if (!late || own === undefined) return
    const next = typedToUsd(own, rate, bound)
    if (next !== usd) onChange(next)
    setDraft({ typed: own, rate, usd: next })
  }
  return (
    <Field
      id={id}
      kind="decimal"
      label={label}
      value={typed}
      placeholder={found === undefined ? undefined : displayPrice(found, rate)}
      onInput={input}
      onBlur={commit}
      onSubmit={commit}
      maxLength={40}
      autocomplete="off"
      error={wrong ? t('search.price_wrong') : undefined}
      end={<Text tone="ink2">{symbol}</Text>}
    />
  )
})
