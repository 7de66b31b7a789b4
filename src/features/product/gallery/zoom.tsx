import { View } from '@tarojs/components'
import { observer } from 'mobx-react-lite'
import { useState } from 'react'
import { IconButton } from '@/kit/icon-button/icon-button'
import { cross } from '@/kit/icon/glyphs/cross'
import { Overlay } from '@/kit/overlay/overlay'
import { Picture } from '@/kit/picture/picture'
import { Pressable } from '@/kit/pressable/pressable'
import { Scroll } from '@/kit/scroll/scroll'
import { t } from '@/locales/t'
import './zoom.scss'

export interface ZoomProps {
  image: string
  name: string
  ground: string
  onClose: () => void
}

/** A picture as large as the screen; a tap enlarges it by half. More would show its pixels. */
export const Zoom = observer(function Zoom({ image, name, ground, onClose }: ZoomProps) {
  const [close, setClose] = useState(false)
  return (
    <Overlay label={name} onClose={onClose}>
      <View className="zoom">
        <View className="zoom__head">
          <IconButton disc glyph={cross} label={t('common.close')} onPress={onClose} />
        </View>
        <Scroll sideways className="zoom__scroll">
          <View className={close ? 'zoom__picture zoom__picture--close' : 'zoom__picture'}>
            <Pressable label={t('product.zoom')} pressed={close} onPress={() => setClose(!close)}>
              <Picture image={image} ground={ground} alt={name} radius="none" eager />
            </Pressable>
          </View>
        </Scroll>
      </View>
    </Overlay>
  )
})
