import { View } from '@tarojs/components'
import { observer } from 'mobx-react-lite'
import type { ReactNode } from 'react'
import { cx } from '@/kit/cx'
import { IconButton } from '@/kit/icon-button/icon-button'
import { cross } from '@/kit/icon/glyphs/cross'
import { Overlay } from '@/kit/overlay/overlay'
import { Scroll } from '@/kit/scroll/scroll'
import { StickyBar } from '@/kit/sticky-bar/sticky-bar'
import { Text } from '@/kit/text/text'
import { t } from '@/locales/t'
import './sheet.scss'

interface SheetProps {
  open: boolean
  onClose: () => void
  title: string
  children: ReactNode
  /** The buttons at the bottom. */
  bottom?: ReactNode
  /** As high as it may be whatever it shows: what is typed in it changes its content. */
  steady?: boolean
  id?: string
}

/** A sheet from the bottom; on wide screens a dialog in the middle, on turned phones at the right. It is unmounted while closed. */
export const Sheet = observer(function Sheet({ open, onClose, title, children, bottom, steady, id }: SheetProps) {
  if (!open) return null
  return (
    <Overlay id={id} label={title} onClose={onClose}>
      <View className={cx('sheet', steady && 'sheet--steady')}>
        <View className="sheet__grip" />
        <View className="sheet__head">
          <View className="sheet__title">
            <Text size={20} bold heading={2} lines={2}>
              {title}
            </Text>
          </View>
          <IconButton glyph={cross} label={t('common.close')} onPress={onClose} />
        </View>
        <Scroll className="sheet__scroll">
          <View className="sheet__content">{children}</View>
        </Scroll>
        {bottom && <StickyBar within="sheet">{bottom}</StickyBar>}
      </View>
    </Overlay>
  )
})
