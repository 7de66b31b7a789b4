import { useRef } from 'react'
import { TextInput, type KeyboardTypeOptions } from 'react-native'
import { colour } from '@/styles/tokens'
import { cx } from '@/kit/cx'
import { useFocusWrong } from '@/platform/host/focus-wrong'
import { fillsOf } from './autofill.rn'
import type { EntryProps, FieldKind } from './types'
import './entry.scss'

const keyboards: Partial<Record<FieldKind, KeyboardTypeOptions>> = {
  number: 'number-pad',
  decimal: 'decimal-pad',
  email: 'email-address',
  tel: 'phone-pad',
}

/** The native apps' input. */
export function Entry(props: EntryProps) {
  const input = useRef<TextInput>(null)
  useFocusWrong(props.wrong, () => input.current?.focus())
  return (
    <TextInput
      ref={input}
      nativeID={props.id}
      testID={props.id}
      className={cx('entry', props.rows && 'entry--area')}
      value={props.value}
      onChangeText={props.onInput}
      placeholder={props.placeholder}
      placeholderTextColor={colour.ink3}
      keyboardType={keyboards[props.kind] ?? 'default'}
      secureTextEntry={props.kind === 'password'}
      autoCapitalize={props.kind === 'text' ? 'sentences' : 'none'}
      autoFocus={props.autofocus}
      maxLength={props.maxLength}
      multiline={Boolean(props.rows)}
      editable={!props.disabled}
      onFocus={props.onFocus}
      onBlur={props.onBlur}
      {...fillsOf(props.autocomplete)}
      onSubmitEditing={() => void props.onSubmit?.()}
      accessibilityLabel={props.label}
    />
  )
}
