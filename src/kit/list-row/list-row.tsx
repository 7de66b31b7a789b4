import { View } from '@tarojs/components'
import type { ReactNode } from 'react'
import { cx } from '@/kit/cx'
import { Icon } from '@/kit/icon/icon'
import { chevronRight } from '@/kit/icon/glyphs/chevron-right'
import { Pressable } from '@/kit/pressable/pressable'
import { Text } from '@/kit/text/text'
import './list-row.scss'

interface ListRowProps {
  title: string
  /** The title as it is drawn, where parts of it stand out. */
  drawn?: ReactNode
  note?: string
  icon?: string
  /** At the right, before the chevron: a short text or a badge. */
  end?: ReactNode
  /** Accessible name on native, when title and note do not say everything. On H5 the row's content is its name. */
  label?: string
  onPress: () => void | Promise<unknown>
  href?: string
  /** The first row of a list has no hairline above it. */
  first?: boolean
  /** Without a chevron, because the row opens nothing. */
  plain?: boolean
  id?: string
}

/** A row of a list that leads to a screen. */
export function ListRow({ title, drawn, note, icon, end, label, onPress, href, first, plain, id }: ListRowProps) {
  return (
    <Pressable
      id={id}
      label={label ?? (note ? `${title}, ${note}` : title)}
      byContent
      role={href ? 'link' : 'button'}
      href={href}
      onPress={onPress}
      className={cx('list-row', !first && 'list-row--next')}
    >
      {icon && (
        <View className="list-row__icon">
          <Icon glyph={icon} />
        </View>
      )}
      <View className="list-row__words">
        <Text>{drawn ?? title}</Text>
        {note && (
          <Text size={13} tone="ink2">
            {note}
          </Text>
        )}
      </View>
      {typeof end === 'string' ? (
        <Text size={13} tone="ink2" figures>
          {end}
        </Text>
      ) : (
        end
      )}
      {!plain && (
        <View className="list-row__chevron">
          <Icon glyph={chevronRight} size={18} tone="ink2" />
        </View>
      )}
    </Pressable>
  )
}
