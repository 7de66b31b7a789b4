import { View } from '@tarojs/components'
import { observer } from 'mobx-react-lite'
import { Box } from '@/kit/box/box'
import { ChoiceChip } from '@/kit/choice-chip/choice-chip'
import { t } from '@/locales/t'
import './thumbs.scss'

interface ThumbsProps {
  images: readonly string[]
  ground: string
  current: number
  label: (place: number) => string
  onChoose: (place: number) => void
}

/** The thumbnails beside the large picture. Their column stays even when there is only one. */
export const Thumbs = observer(function Thumbs({ images, ground, current, label, onChoose }: ThumbsProps) {
  return (
    <Box role="radiogroup" label={t('product.pictures')} className="thumbs">
      {images.map((image, place) => (
        <View key={image} className="thumbs__one">
          <ChoiceChip
            text={label(place)}
            image={image}
            ground={ground}
            chosen={place === current}
            onPress={() => onChoose(place)}
          />
        </View>
      ))}
    </Box>
  )
})
