import { View } from '@tarojs/components'
import { useState, type ReactNode } from 'react'
import { cx } from '@/kit/cx'
import { Icon } from '@/kit/icon/icon'
import { circleAlert } from '@/kit/icon/glyphs/circle-alert'
import { eye } from '@/kit/icon/glyphs/eye'
import { eyeOff } from '@/kit/icon/glyphs/eye-off'
import { idOf } from '../ids'
import { Pressable } from '@/kit/pressable/pressable'
import { Text } from '@/kit/text/text'
import { Entry } from './entry'
import { fieldDescription } from './description'
import type { EntryProps } from './types'
import './field.scss'

export interface FieldProps extends Omit<EntryProps, 'kind' | 'describedBy' | 'wrong' | 'labelled' | 'onFocus'> {
  kind?: EntryProps['kind']
  hint?: string
  /** The error and what to do about it. Shown under the box, linked to it, and announced when it appears. */
  error?: string
  icon?: string
  /** The two names of a password's eye button, after what a tap does. Without them there is no button. */
  reveal?: { show: string; hide: string }
  /** At the right of the box, such as a unit or a small button. */
  end?: ReactNode
}

/** A labelled field. */
export function Field({ kind = 'text', hint, error, icon, reveal, end, onBlur, ...entry }: FieldProps) {
  const [focused, setFocused] = useState(false)
  const [shown, setShown] = useState(false)
  const wrong = Boolean(error)
  return (
    <View className="field">
      <View className="field__label">
        <Text size={13} bold labelFor={entry.id}>
          {entry.label}
        </Text>
      </View>
      <View
        className={cx(
          'field__box',
          entry.rows && 'field__box--area',
          focused && 'field__box--focus',
          wrong && 'field__box--wrong',
          entry.disabled && 'field__box--off',
        )}
      >
        {icon && (
          <View className="field__icon">
            <Icon glyph={icon} tone="ink2" />
          </View>
        )}
        <Entry
          {...entry}
          labelled
          kind={kind === 'password' && shown ? 'text' : kind}
          wrong={wrong}
          describedBy={fieldDescription(entry.id, error, hint)}
          onFocus={() => setFocused(true)}
          onBlur={() => {
            setFocused(false)
            onBlur?.()
          }}
        />
        {wrong && !reveal && <Icon glyph={circleAlert} tone="danger" />}
        {reveal && (
          <Pressable
            label={shown ? reveal.hide : reveal.show}
            pressed={shown}
            onPress={() => setShown(!shown)}
            className="field__eye"
          >
            <Icon glyph={shown ? eyeOff : eye} tone="ink2" />
          </Pressable>
        )}
        {end}
      </View>
      {error && (
        <View className="field__note">
          <Text id={idOf.fieldError(entry.id)} size={13} tone="danger" live="alert">
            {error}
          </Text>
        </View>
      )}
      {hint && !error && (
        <View className="field__note">
          <Text id={`${entry.id}-hint`} size={13} tone="ink2">
            {hint}
          </Text>
        </View>
      )}
    </View>
  )
}
