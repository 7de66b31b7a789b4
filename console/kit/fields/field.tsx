import { useId, type HTMLAttributes, type ReactNode } from 'react'
import { cx } from '../cx'

export interface FieldLook {
  readonly label: string
  /** A message at the field, in words. */
  readonly error?: string
  readonly hint?: ReactNode
  /** The label is read out and not shown: what it means is in the head of a column. */
  readonly bare?: boolean
}

interface Described {
  readonly id: string
  readonly 'aria-invalid': true | undefined
  readonly 'aria-describedby': string | undefined
}

/** A label, its field, a hint, and what is wrong with it. */
export function Field({
  label,
  error,
  hint,
  bare,
  children,
}: FieldLook & { readonly children: (described: Described) => ReactNode }) {
  const id = useId()
  const notes = [error && `${id}-error`, hint && `${id}-hint`].filter(Boolean)
  return (
    <div className={cx('field', bare && 'field--bare')}>
      <label className={cx('field__label', bare && 'unseen')} htmlFor={id}>
        {label}
      </label>
      {children({
        id,
        'aria-invalid': error === undefined ? undefined : true,
        'aria-describedby': notes.length > 0 ? notes.join(' ') : undefined,
      })}
      {error !== undefined && (
        <p id={`${id}-error`} className="field__error">
          {error}
        </p>
      )}
      {hint && (
        <p id={`${id}-hint`} className="field__hint">
          {hint}
        </p>
      )}
    </div>
  )
}

export interface TextFieldProps extends FieldLook {
  readonly value: string
  readonly onChange: (value: string) => void
  /** More than one: a text of several lines. */
  readonly rows?: number
  readonly type?: 'text' | 'email' | 'password' | 'search' | 'date' | 'datetime-local'
  readonly inputMode?: HTMLAttributes<HTMLInputElement>['inputMode']
  readonly autoComplete?: string
  readonly autoFocus?: boolean
  /** In a sheet: the field in which the typing begins; default: the first. */
  readonly first?: boolean
  readonly maxLength?: number
  readonly placeholder?: string
  readonly required?: boolean
  readonly readOnly?: boolean
  /** The language of what is typed, for the spelling and for readers. */
  readonly lang?: string
  readonly list?: string
  readonly className?: string
}

export function TextField({ label, error, hint, bare, value, onChange, rows = 1, className, ...rest }: TextFieldProps) {
  const { type = 'text', inputMode, list, first, ...others } = rest
  const both = { ...others, 'data-first': first || undefined }
  return (
    <Field {...{ label, error, hint, bare }}>
      {(described) =>
        rows > 1 ? (
          <textarea
            {...both}
            {...described}
            className={cx('input', 'input--area', className)}
            rows={rows}
            value={value}
            onChange={(event) => onChange(event.target.value)}
          />
        ) : (
          <input
            {...both}
            {...described}
            {...{ type, inputMode, list }}
            className={cx('input', className)}
            value={value}
            onChange={(event) => onChange(event.target.value)}
          />
        )
      }
    </Field>
  )
}
