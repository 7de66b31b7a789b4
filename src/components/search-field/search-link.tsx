import { View } from '@tarojs/components'
import { Icon } from '@/components/icon/icon'
import { search } from '@/components/icon/glyphs/search'
import { Press } from '@/components/press/press'
import { Txt } from '@/components/text/txt'
import './search-field.scss'

export interface SearchLinkProps {
  label: string
  onPress: () => void
  href?: string
  id?: string
}

/** Looks like the search field and leads to the page that has it. */
export function SearchLink({ label, onPress, href, id }: SearchLinkProps) {
  return (
    <Press id={id} label={label} role="link" href={href} onPress={onPress} className="search-field">
      <View className="search-field__icon">
        <Icon glyph={search} tone="ink2" />
      </View>
      <Txt tone="ink2" lines={1}>
        {label}
      </Txt>
    </Press>
  )
}
