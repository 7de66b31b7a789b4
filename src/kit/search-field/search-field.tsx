import { View } from '@tarojs/components'
import { useState, type ReactNode } from 'react'
import { cx } from '@/kit/cx'
import { Entry } from '@/kit/field/entry'
import { Icon } from '@/kit/icon/icon'
import { cross } from '@/kit/icon/glyphs/cross'
import { search } from '@/kit/icon/glyphs/search'
import { Press } from '@/kit/press/press'
import './search-field.scss'

interface SearchFieldProps {
  id: string
  /** Its name, also shown while it is empty. */
  label: string
  value: string
  onInput: (value: string) => void
  onSubmit: () => void
  /** Accessible name of the cross. */
  clearLabel: string
  /** 44 high in results, 48 elsewhere. */
  low?: boolean
  autofocus?: boolean
  /** A button at the right end, on wide screens. */
  end?: ReactNode
}

/** The pill in which one searches. */
export function SearchField({ low, clearLabel, end, label, ...entry }: SearchFieldProps) {
  const [focused, setFocused] = useState(false)
  return (
    <View className={cx('search-field', low && 'search-field--low', focused && 'search-field--focus')}>
      <View className="search-field__icon">
        <Icon glyph={search} tone="ink2" />
      </View>
      <Entry
        {...entry}
        kind="search"
        label={label}
        placeholder={label}
        autocomplete="off"
        onFocus={() => setFocused(true)}
        onBlur={() => setFocused(false)}
      />
      {entry.value !== '' && (
        <Press label={clearLabel} onPress={() => entry.onInput('')} className="search-field__clear">
          <Icon glyph={cross} tone="ink2" />
        </Press>
      )}
      {end}
    </View>
  )
}
