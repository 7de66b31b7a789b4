import { useParamsOfList } from '../../address/params'
import { Chips } from '../../kit/lists/chips'
import { TextField } from '../../kit/fields/field'
import { useT } from '../../text/use-t'
import { PRESETS, type Period } from './period'

interface Props {
  readonly period: Period
  /** What the server says about one of the days. */
  readonly errorAt: (field: string) => string | undefined
}

/** Chooses the period, in the address: "back" and a link show the same. */
export function PeriodChoice({ period, errorAt }: Props) {
  const t = useT()
  const [, change] = useParamsOfList()
  const { preset, from, until } = period
  return (
    <div className="report__period">
      <Chips
        label={t('reports.period')}
        value={preset ?? ''}
        onChange={(days) => change({ days, from: undefined, until: undefined })}
        chips={PRESETS.map((days) => ({ value: days as string, label: t('reports.days', { count: Number(days) }) }))}
      />
      <TextField
        type="date"
        label={t('reports.from')}
        value={from}
        onChange={(day) => day && change({ from: day, until, days: undefined })}
        error={errorAt('from')}
      />
      <TextField
        type="date"
        label={t('reports.until')}
        value={until}
        onChange={(day) => day && change({ from, until: day, days: undefined })}
        error={errorAt('until')}
      />
    </div>
  )
}
