import { View } from '@tarojs/components'
import { observer } from 'mobx-react-lite'
import type { Advert } from '@contract/entities/settings'
import { Box } from '@/kit/box/box'
import { Carousel } from '@/kit/carousel/carousel'
import { useWide } from '@/shell/page/use-wide'
import { SkeletonLine } from '@/kit/skeleton/skeleton-line'
import { t } from '@/locales/t'
import { settings } from '@/stores/settings'
import { AdvertTile } from './advert-tile'
import './adverts.scss'

interface AdvertsProps {
  /** Undefined while loading. */
  list: readonly Advert[] | undefined
}

/**
 * The adverts of one position between two sections: a single one as wide as the page, several as a carousel or side by
 * side.
 */
export const Adverts = observer(function Adverts({ list = settings.settled ? [] : undefined }: AdvertsProps) {
  const wide = useWide()
  if (!list) {
    return (
      <View className="adverts">
        <SkeletonLine late height={176} shape="card" />
      </View>
    )
  }
  if (list.length === 0) return null
  if (!wide && list.length > 1) {
    return (
      <View className="adverts adverts--row">
        <Carousel
          peek
          dots="none"
          height={176}
          name={t('home.adverts')}
          label={(index) => t('home.slide', { number: index + 1, count: list.length })}
          items={list.map((advert) => (
            <AdvertTile key={advert.id} advert={advert} />
          ))}
        />
      </View>
    )
  }
  return (
    <Box role="group" label={t('home.adverts')} className="adverts">
      {list.map((advert) => (
        <View key={advert.id} className="adverts__one">
          <AdvertTile advert={advert} small full />
        </View>
      ))}
    </Box>
  )
})
