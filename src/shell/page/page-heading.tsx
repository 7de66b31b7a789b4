import { View } from '@tarojs/components'
import type { ReactNode } from 'react'
import { IconButton } from '@/kit/icon-button/icon-button'
import { arrowLeft } from '@/kit/icon/glyphs/arrow-left'
import { ids } from '@/kit/ids'
import { Text } from '@/kit/text/text'
import './page-heading.scss'

interface PageHeadingProps {
  title: string
  shown: boolean
  /** Only for assistive technology: the page shows its name in another way. */
  hidden?: boolean
  actions?: ReactNode
  back?: { label: string; onPress: () => void }
}

/** The main heading inside the content, on pages without a title bar. */
export function PageHeading({ title, shown, hidden, actions, back }: PageHeadingProps) {
  if (hidden) {
    return (
      <View className="page-heading--hidden">
        <Text heading={1}>{title}</Text>
      </View>
    )
  }
  if (!shown) return null
  return (
    <View className="page-heading">
      {back && (
        <View className="page-heading__back">
          <IconButton id={ids.back} glyph={arrowLeft} label={back.label} onPress={back.onPress} />
        </View>
      )}
      <View className="page-heading__title">
        <Text size={32} bold heading={1}>
          {title}
        </Text>
      </View>
      {actions}
    </View>
  )
}
