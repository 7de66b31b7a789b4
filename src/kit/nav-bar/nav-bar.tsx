import { View } from '@tarojs/components'
import type { ReactNode } from 'react'
import { Box } from '@/kit/box/box'
import { IconButton } from '@/kit/icon-button/icon-button'
import { arrowLeft } from '@/kit/icon/glyphs/arrow-left'
import { ids } from '../ids'
import { Text } from '@/kit/text/text'
import './nav-bar.scss'

interface NavBarProps {
  title: string
  /** The back button: its accessible name and its action. */
  back?: { label: string; onPress: () => void }
  /** At the right: at most two buttons of 44 px. */
  actions?: ReactNode
  /** The root of a tab: a large title at the left. */
  root?: boolean
}

/** The bar at the top of a page on narrow screens. Its title is the page's main heading. */
export function NavBar({ title, back, actions, root }: NavBarProps) {
  if (root) {
    return (
      <Box role="banner" className="nav-bar nav-bar--root">
        <View className="nav-bar__root-title">
          <Text size={24} bold heading={1} lines={1}>
            {title}
          </Text>
        </View>
        {actions}
      </Box>
    )
  }
  return (
    <Box role="banner" className="nav-bar">
      <View className="nav-bar__side">
        {back && <IconButton id={ids.back} glyph={arrowLeft} label={back.label} onPress={back.onPress} />}
      </View>
      <View className="nav-bar__title">
        <Text size={17} bold heading={1} lines={1} align="center">
          {title}
        </Text>
      </View>
      <View className="nav-bar__side nav-bar__side--end">{actions}</View>
    </Box>
  )
}
