import { View } from '@tarojs/components'
import { observer } from 'mobx-react-lite'
import { IconButton } from '@/kit/icon-button/icon-button'
import { arrowLeft } from '@/kit/icon/glyphs/arrow-left'
import { ids } from '@/kit/ids'
import { t } from '@/locales/t'
import { back } from '@/platform/navigation/navigation'
import { PictureActions, type PictureActionsProps } from '../gallery/picture-actions'
import './product-bar.scss'

/** Back button and actions over the pictures, on narrow screens; below the offline banner. */
export const ProductBar = observer(function ProductBar(actions: PictureActionsProps) {
  return (
    <>
      <View className="product-bar">
        <IconButton disc id={ids.back} glyph={arrowLeft} label={t('common.back')} onPress={() => back()} />
      </View>
      <View className="product-bar product-bar--end">
        <PictureActions {...actions} />
      </View>
    </>
  )
})
