import { observer } from 'mobx-react-lite'
import type { Advert as AdvertData } from '@contract/entities/settings'
import { Advert } from '../advert/advert'
import { localised } from '@/domain/text/localised'
import { t } from '@/locales/t'
import { openLink } from '@/platform/navigation/links'
import { routeOf } from '@/routes'
import { settings } from '@/stores/settings'

interface AdvertTileProps {
  advert: AdvertData
  small?: boolean
  /** As wide as its column. */
  full?: boolean
  eager?: boolean
}

/** An advert from the API, in the app's language. It has no link when its screen does not exist. */
export const AdvertTile = observer(function AdvertTile({ advert, small, full, eager }: AdvertTileProps) {
  const { language } = settings
  const leads = routeOf(advert.link) !== undefined
  return (
    <Advert
      title={localised(advert, 'title', language)}
      caption={localised(advert, 'text', language)}
      image={advert.image}
      ground={advert.ground}
      action={leads ? t('home.look') : undefined}
      href={leads ? `#/${advert.link.replace(/^\/+/, '')}` : undefined}
      onPress={() => void openLink(advert.link)}
      small={small}
      full={full}
      eager={eager}
    />
  )
})
