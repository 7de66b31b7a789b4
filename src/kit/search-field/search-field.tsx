import { View } from '@tarojs/components'
import { useState, type ReactNode } from 'react'
import { cx } from '@/kit/cx'
import { Entry } from '@/kit/field/entry'
import { Icon } from '@/kit/icon/icon'
import { cross } from '@/kit/icon/glyphs/cross'
import { search } from '@/kit/icon/glyphs/search'
import { Pressable } from '@/kit/pressable/pressable'
import './search-field.scss'

interface SearchFieldProps {
  id: string
  /** Accessible name, also shown while the field is empty. */
  label: string
  value: string
  onInput: (value: string) => void
  onSubmit: () => void | Promise<unknown>
  /** Accessible name of the button that clears the field. */
  clearLabel: string
  /** 44 px high on the results page, 48 px elsewhere. */
  low?: boolean
  autofocus?: boolean
  /** A button at the right end, on wide screens. */
  end?: ReactNode
}

/** The search field, in the shape of a pill. */
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
        <Pressable label={clearLabel} onPress={() => entry.onInput('')} className="search-field__clear">
          <Icon glyph={cross} tone="ink2" />
        </Pressable>
      )}
      {end}
    </View>
  )
}
