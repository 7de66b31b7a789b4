import { View } from '@tarojs/components'
import type { ReactNode } from 'react'
import { cx } from '@/kit/cx'
import { Icon } from '@/kit/icon/icon'
import { chevronRight } from '@/kit/icon/glyphs/chevron-right'
import { Pressable } from '@/kit/pressable/pressable'
import { Text } from '@/kit/text/text'
import './section-title.scss'

interface SectionTitleProps {
  title: string
  /** Filled, in accent, before the title, such as the flash of deals. */
  icon?: string
  /** Link to the whole list. Its accessible name says which ("See all flash deals"). */
  more?: { text: string; label?: string; onPress: () => void | Promise<unknown>; href?: string; id?: string }
  /** Beside the title, such as a clock; below it where a link is there. */
  end?: ReactNode
}

/** The title of a section, with a link to the whole list. */
export function SectionTitle({ title, icon, more, end }: SectionTitleProps) {
  return (
    <View className="section-title">
      {icon && (
        <View className="section-title__icon">
          <Icon glyph={icon} tone="accent" filled />
        </View>
      )}
      <View className={cx('section-title__words', end !== undefined && !more && 'section-title__words--whole')}>
        <Text size={20} bold heading={2}>
          {title}
        </Text>
      </View>
      {!more && end}
      {more && (
        <Pressable
          label={more.label ?? `${more.text}: ${title}`}
          role="link"
          id={more.id}
          href={more.href}
          onPress={more.onPress}
          className="section-title__more"
        >
          <Text size={13} bold tone="accent">
            {more.text}
          </Text>
          <Icon glyph={chevronRight} size={16} tone="accent" />
        </Pressable>
      )}
      {more && end && <View className="section-title__end">{end}</View>}
    </View>
  )
}
