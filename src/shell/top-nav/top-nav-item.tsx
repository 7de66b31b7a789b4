import { View } from '@tarojs/components'
import { cx } from '@/kit/cx'
import { Count } from '@/kit/count/count'
import { Icon } from '@/kit/icon/icon'
import { ids } from '@/kit/ids'
import { Pressable } from '@/kit/pressable/pressable'
import { Text } from '@/kit/text/text'
import './top-nav-item.scss'

interface TopNavItemProps {
  text: string
  label: string
  glyph?: string
  onPress: () => void
  href?: string
  opens?: boolean
  count?: number
  id?: string
}

/** An icon with its label in the wide bar. */
export function TopNavItem({ text, label, glyph, onPress, href, opens, count = 0, id }: TopNavItemProps) {
  return (
    <Pressable
      id={id}
      label={label}
      byContent={count > 0}
      role={href ? 'link' : 'button'}
      href={href}
      opens={opens ? 'dialog' : undefined}
      onPress={onPress}
      className="top-nav-item"
    >
      {glyph && (
        <View className={cx('top-nav-item__icon', count > 0 && 'top-nav-item__icon--counted')}>
          <Icon glyph={glyph} size={24} />
          <Count id={ids.cartCount} count={count} over />
        </View>
      )}
      <Text lines={1}>{text}</Text>
    </Pressable>
  )
}
