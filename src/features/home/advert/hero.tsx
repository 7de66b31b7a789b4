import { View } from '@tarojs/components'
import { observer } from 'mobx-react-lite'
import { Carousel } from '@/kit/carousel/carousel'
import { SkeletonLine } from '@/kit/skeleton/skeleton-line'
import { t } from '@/locales/t'
import { settings } from '@/stores/settings'
import { AdvertTile } from './advert-tile'
import './hero.scss'

const EVERY_MS = 6_000

/** The adverts at the top; on wide screens beside those of center_top. */
export const Hero = observer(function Hero({ wide }: { wide: boolean }) {
  const { adverts, settled } = settings
  if (adverts === null) {
    return settled ? null : (
      <View className="hero hero--waiting">
        <SkeletonLine late height={wide ? 336 : 194} shape="card" />
      </View>
    )
  }
  if (adverts.top.length === 0) return null
  return (
    <View className="hero">
      <View className="hero__main">
        <Carousel
          peek
          every={EVERY_MS}
          height={176}
          dots={wide ? 'none' : 'below'}
          name={t('home.adverts')}
          label={(index) => t('home.slide', { number: index + 1, count: adverts.top.length })}
          arrows={{ previous: t('home.previous'), next: t('home.next') }}
          items={adverts.top.map((advert, index) => (
            <AdvertTile key={advert.id} advert={advert} eager={index === 0} />
          ))}
        />
      </View>
      {wide && adverts.center_top.length > 0 && (
        <View className="hero__side">
          {adverts.center_top.slice(0, 2).map((advert) => (
            <AdvertTile key={advert.id} advert={advert} small />
          ))}
        </View>
      )}
    </View>
  )
})
