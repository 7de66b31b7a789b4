import { useEffect, useRef, type KeyboardEvent } from 'react'
import type { EntryProps, FieldKind } from './types'
import './entry.scss'

const types: Partial<Record<FieldKind, string>> = { email: 'email', tel: 'tel', password: 'password', search: 'search' }
const modes: Partial<Record<FieldKind, 'numeric' | 'decimal' | 'email' | 'tel' | 'search'>> = {
  number: 'numeric',
  decimal: 'decimal',
  email: 'email',
  tel: 'tel',
  search: 'search',
}

/** A native input or textarea, so that the browser's autofill and input methods work. */
export function Entry(props: EntryProps) {
  const element = useRef<HTMLElement | null>(null)
  useEffect(() => {
    if (props.autofocus) element.current?.focus()
  }, [props.autofocus])

  const common = {
    id: props.id,
    name: props.id,
    value: props.value,
    placeholder: props.placeholder,
    autoComplete: props.autocomplete,
    maxLength: props.maxLength,
    disabled: props.disabled,
    onFocus: props.onFocus,
    onBlur: props.onBlur,
    'aria-label': props.labelled ? undefined : props.label,
    'aria-invalid': props.wrong || undefined,
    'aria-required': props.required || undefined,
    'aria-describedby': props.describedBy,
  }
  if (props.rows) {
    return (
      <textarea
        {...common}
        ref={(node) => {
          element.current = node
        }}
        className="entry entry--area"
        rows={props.rows}
        onChange={(event) => props.onInput(event.target.value)}
      />
    )
  }
  return (
    <input
      {...common}
      ref={(node) => {
        element.current = node
      }}
      className="entry"
      type={types[props.kind] ?? 'text'}
      inputMode={modes[props.kind]}
      enterKeyHint={props.kind === 'search' ? 'search' : undefined}
      onChange={(event) => props.onInput(event.target.value)}
      onKeyDown={(event: KeyboardEvent) => {
        // While an input method is composing, Enter selects a word. Safari ends the composition first: 229 is its trace.
        const composes = event.nativeEvent.isComposing || event.keyCode === 229
        if (event.key === 'Enter' && !composes) void props.onSubmit?.()
      }}
    />
  )
}
