import { View } from '@tarojs/components'
import { observer } from 'mobx-react-lite'
import { Carousel } from '@/components/carousel/carousel'
import { Bone } from '@/components/skeleton/bone'
import { useDelayed } from '@/components/skeleton/use-delayed'
import { t } from '@/locales/t'
import { settings } from '@/stores/settings'
import { AdvertTile } from './advert-tile'
import './hero.scss'

const EVERY_MS = 6_000

/** The adverts at the top; on wide screens with those of center_top beside them. */
export const Hero = observer(function Hero({ wide, waiting }: { wide: boolean; waiting: boolean }) {
  const { adverts } = settings
  const slow = useDelayed(adverts === null && waiting)
  if (adverts === null) {
    return slow ? (
      <View className="hero hero--waiting">
        <Bone height={wide ? 336 : 176} shape="card" />
      </View>
    ) : null
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
