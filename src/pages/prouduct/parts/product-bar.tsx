import { View } from '@tarojs/components'
import { IconButton } from '@/components/icon-button/icon-button'
import { arrowLeft } from '@/components/icon/glyphs/arrow-left'
import { ids } from '@/components/ids'
import { SafeArea } from '@/components/safe-area/safe-area'
import { ShareButton } from '@/components/share-button/share-button'
import { t } from '@/locales/t'
import { back } from '@/platform/navigation'
import type { ShareCard } from '@/platform/share/types'
import './product-bar.scss'

/** The way back and the way to a friend, over the pictures, on narrow screens. */
export function ProductBar({ card }: { card: ShareCard }) {
  return (
    <>
      <View className="product-bar">
        <SafeArea edge="top" />
        <IconButton disc id={ids.back} glyph={arrowLeft} label={t('common.back')} onPress={() => back()} />
      </View>
      <View className="product-bar product-bar--end">
        <SafeArea edge="top" />
        <ShareButton card={card} />
      </View>
    </>
  )
}
