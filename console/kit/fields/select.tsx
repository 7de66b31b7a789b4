import { cx } from '../cx'
import { Field, type FieldLook } from './field'
import { Icon } from '../icon/icon'

export interface Choice<V extends string = string> {
  readonly value: V
  readonly label: string
  readonly lang?: string
}

interface Props<V extends string> extends FieldLook {
  readonly choices: readonly Choice<V>[]
  /** Empty: nothing is chosen, and `none` is shown. */
  readonly value: V | ''
  readonly onChange: (value: V) => void
  readonly none?: string
  /** As a pill, for a choice that stands outside of forms. */
  readonly pill?: boolean
}

/** The browser's own list: every keyboard, reader and phone knows it. */
export function Select<V extends string>({ choices, value, onChange, none, pill, ...look }: Props<V>) {
  return (
    <Field {...look}>
      {(described) => (
        <span className={cx('select', pill && 'select--pill')}>
          <select {...described} value={value} onChange={(event) => onChange(event.target.value as V)}>
            {none !== undefined && (
              <option value="" disabled={value !== ''}>
                {none}
              </option>
            )}
            {choices.map((choice) => (
              <option key={choice.value} value={choice.value} lang={choice.lang}>
                {choice.label}
              </option>
            ))}
          </select>
          <Icon name="chevronDown" size={16} />
        </span>
      )}
    </Field>
  )
}
