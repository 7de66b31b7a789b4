import { Input, Textarea } from '@tarojs/components'
import { useRef, useState } from 'react'
import { useFocusWrong } from '@/platform/host/focus-wrong'
import type { EntryProps, FieldKind } from './types'
import './entry.scss'

const types: Partial<Record<FieldKind, 'number' | 'digit'>> = { number: 'number', decimal: 'digit', tel: 'number' }

/** Stable handlers that call the latest props: with new handlers Taro would send the value again. */
function useHandlers(props: Pick<EntryProps, 'onInput' | 'onFocus' | 'onBlur' | 'onSubmit'>) {
  const latest = useRef(props)
  latest.current = props
  const [handlers] = useState(() => ({
    onInput: (event: { detail: { value: string } }) => latest.current.onInput(event.detail.value),
    onFocus: () => latest.current.onFocus?.(),
    onBlur: () => latest.current.onBlur?.(),
    onConfirm: () => void latest.current.onSubmit?.(),
  }))
  return handlers
}

/** The mini-program's input; the keyboard's button submits. */
export function Entry(props: EntryProps) {
  const [asked, setAsked] = useState(false)
  useFocusWrong(props.wrong, () => setAsked(true))
  const onBlur = () => {
    setAsked(false)
    props.onBlur?.()
  }
  const { onConfirm, ...handlers } = useHandlers({ ...props, onBlur })
  const common = {
    id: props.id,
    value: props.value,
    placeholder: props.placeholder,
    placeholderStyle: 'color: var(--ink3)',
    maxlength: props.maxLength ?? -1,
    disabled: props.disabled,
    focus: asked || props.autofocus,
    ...handlers,
  }
  if (props.rows) {
    return <Textarea {...common} className="entry--area" />
  }
  return (
    <Input
      {...common}
      className="entry"
      type={types[props.kind] ?? 'text'}
      password={props.kind === 'password'}
      confirmType={props.kind === 'search' ? 'search' : 'done'}
      onConfirm={onConfirm}
    />
  )
}
