import { observer } from 'mobx-react-lite'
import type { Advert as AdvertData } from '@contract/entities/settings'
import { Advert } from './advert'
import { advertHref, openAdvert } from './advert-link'
import { localised } from '@/domain/text/localised'
import { t } from '@/locales/t'
import { settings } from '@/stores/settings'

interface AdvertTileProps {
  advert: AdvertData
  small?: boolean
  /** As wide as its column. */
  full?: boolean
  eager?: boolean
}

/** An advert from the API, in the app's language. It has no link when it leads nowhere. */
export const AdvertTile = observer(function AdvertTile({ advert, small, full, eager }: AdvertTileProps) {
  const { language } = settings
  const href = advertHref(advert.link)
  return (
    <Advert
      title={localised(advert, 'title', language)}
      caption={localised(advert, 'text', language)}
      image={advert.image}
      ground={advert.ground}
      action={href && t('home.look')}
      href={href}
      onPress={() => void openAdvert(advert.link)}
      small={small}
      full={full}
      eager={eager}
    />
  )
})
