import { Input, Textarea } from '@tarojs/components'
import { colour } from '@/styles/tokens'
import type { EntryProps, FieldKind } from './types'
import './entry.scss'

const types: Partial<Record<FieldKind, 'number' | 'digit'>> = { number: 'number', decimal: 'digit', tel: 'number' }

/** The mini-program's input; its keyboard's button submits. */
export function Entry(props: EntryProps) {
  const common = {
    id: props.id,
    value: props.value,
    placeholder: props.placeholder,
    placeholderStyle: `color: ${colour.ink3}`,
    maxlength: props.maxLength ?? -1,
    disabled: props.disabled,
    focus: props.autofocus,
    onFocus: props.onFocus,
    onBlur: props.onBlur,
  }
  if (props.rows) {
    return <Textarea {...common} className="entry--area" onInput={(event) => props.onInput(event.detail.value)} />
  }
  return (
    <Input
      {...common}
      className="entry"
      type={types[props.kind] ?? 'text'}
      password={props.kind === 'password'}
      confirmType={props.kind === 'search' ? 'search' : 'done'}
      onInput={(event) => props.onInput(event.detail.value)}
      onConfirm={props.onSubmit}
    />
  )
}
