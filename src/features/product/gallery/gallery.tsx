import { View } from '@tarojs/components'
import { observer } from 'mobx-react-lite'
import { useState } from 'react'
import { Carousel } from '@/kit/carousel/carousel'
import type { ProductData, Variant } from '../use-variant'
import { Picture } from '@/kit/picture/picture'
import { Pressable } from '@/kit/pressable/pressable'
import { localised } from '@/domain/text/localised'
import { t } from '@/locales/t'
import { settings } from '@/stores/settings'
import { LazyZoom } from './lazy-zoom'
import { Thumbs } from './thumbs'
import './gallery.scss'

interface GalleryProps {
  data: ProductData
  variant: Variant
  wide: boolean
}

/** The pictures, that of the chosen variant first: a carousel on narrow screens, chosen by thumbnails on wide ones. */
export const Gallery = observer(function Gallery({ data, variant, wide }: GalleryProps) {
  const { product } = data
  const images = [variant.image, ...data.images.filter((image) => image !== variant.image)]
  const [large, setLarge] = useState<string | null>(null)
  const [shown, setShown] = useState({ of: variant.image, index: 0 })
  const index = shown.of === variant.image ? shown.index : 0
  const label = (place: number) => t('product.picture', { number: place + 1, count: images.length })
  const name = localised(product, 'name', settings.language)

  const picture = (image: string, place: number) => (
    <Pressable
      key={image}
      label={`${t('product.zoom')}: ${label(place)}`}
      opens="dialog"
      onPress={() => setLarge(image)}
    >
      <View className="gallery__picture">
        <Picture image={image} ground={product.ground} alt={name} radius={wide ? 'card' : 'none'} eager={place === 0} />
      </View>
    </Pressable>
  )
  return (
    <View className="gallery">
      {wide ? (
        <>
          <Thumbs
            images={images}
            ground={product.ground}
            current={index}
            label={label}
            onChoose={(place) => setShown({ of: variant.image, index: place })}
          />
          <View className="gallery__large">{picture(images[index] ?? variant.image, index)}</View>
        </>
      ) : (
        <Carousel
          key={variant.image}
          height={375}
          dots={images.length > 1 ? 'over' : 'none'}
          name={t('product.pictures')}
          label={label}
          items={images.map(picture)}
        />
      )}
      {large !== null && <LazyZoom image={large} name={name} ground={product.ground} onClose={() => setLarge(null)} />}
    </View>
  )
})
