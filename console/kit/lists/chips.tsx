import { cx } from '../cx'

interface Chip<V extends string> {
  readonly value: V
  readonly label: string
  readonly count?: string
}

interface Props<V extends string> {
  readonly label: string
  readonly chips: readonly Chip<V>[]
  readonly value: V
  readonly onChange: (value: V) => void
}

/** One of a few filters; the one that is pressed holds. */
export const Chips = <V extends string>({ label, chips, value, onChange }: Props<V>) => (
  <div className="chips" role="group" aria-label={label}>
    {chips.map((chip) => (
      <button
        key={chip.value}
        type="button"
        className={cx('chip', chip.value === value && 'chip--on')}
        aria-pressed={chip.value === value}
        onClick={() => onChange(chip.value)}
      >
        {chip.label}
        {chip.count !== undefined && <span className="chip__count">{chip.count}</span>}
      </button>
    ))}
  </div>
)
