import { COMMISSION_MAX_BPS } from '@contract/base/settlement-constants'
import { TextField } from '../../../kit/fields/field'
import { Select } from '../../../kit/fields/select'
import { bpsOf, typedPercent } from '../../../text/percent'
import { useT } from '../../../text/use-t'

/** What is typed; null: no rate of its own. */
type RateDraft = string | null

export const draftOf = (bps: number | null): RateDraft => (bps === null ? null : typedPercent(bps))

/** As calls take it; undefined for what is no rate. */
export function sentRate(draft: RateDraft): string | undefined {
  if (draft === null) return 'default'
  const bps = bpsOf(draft, COMMISSION_MAX_BPS)
  return bps === null ? undefined : String(bps)
}

interface Props {
  readonly draft: RateDraft
  readonly onChange: (draft: RateDraft) => void
  /** What "no rate of its own" means here. */
  readonly inherited: string
  /** Errors are shown from now on. */
  readonly isAsked: boolean
}

/** A rate of commission of its own, or the one above. */
export function RateField({ draft, onChange, inherited, isAsked }: Props) {
  const t = useT()
  const isWrong = isAsked && sentRate(draft) === undefined
  return (
    <>
      <Select
        label={t('terms.commission')}
        choices={[
          { value: 'default', label: inherited },
          { value: 'own', label: t('terms.own_rate') },
        ]}
        value={draft === null ? 'default' : 'own'}
        onChange={(choice) => onChange(choice === 'own' ? (draft ?? '') : null)}
      />
      {draft !== null && (
        <TextField
          label={t('terms.percent')}
          hint={t('terms.percent_hint', { most: COMMISSION_MAX_BPS / 100 })}
          inputMode="decimal"
          autoComplete="off"
          maxLength={6}
          className="input--number"
          value={draft}
          onChange={onChange}
          error={isWrong ? t('terms.percent_wrong', { most: COMMISSION_MAX_BPS / 100 }) : undefined}
        />
      )}
    </>
  )
}
