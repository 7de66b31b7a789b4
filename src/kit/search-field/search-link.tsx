import { View } from '@tarojs/components'
import { Icon } from '@/kit/icon/icon'
import { search } from '@/kit/icon/glyphs/search'
import { Pressable } from '@/kit/pressable/pressable'
import { Text } from '@/kit/text/text'
import './search-field.scss'

interface SearchLinkProps {
  label: string
  onPress: () => void | Promise<unknown>
  href?: string
  id?: string
}

/** Looks like the search field and leads to the search page. */
export function SearchLink({ label, onPress, href, id }: SearchLinkProps) {
  return (
    <Pressable id={id} label={label} role="link" href={href} onPress={onPress} className="search-field">
      <View className="search-field__icon">
        <Icon glyph={search} tone="ink2" />
      </View>
      <Text tone="ink2" lines={1}>
        {label}
      </Text>
    </Pressable>
  )
}
