import { observer } from 'mobx-react-lite'
import lens from '@/kit/art/lens.webp'
import { Page } from '@/shell/page/page'
import { State } from '@/kit/state/state'
import { t } from '@/locales/t'
import { relaunch } from '@/platform/navigation/navigation'

interface PlaceNotFoundProps {
  id: string
  title: string
  /** The reason; by default, that the link is wrong. */
  text?: string
}

/** Shown for a link without a valid place. */
export const PlaceNotFound = observer(function PlaceNotFound({ id, title, text }: PlaceNotFoundProps) {
  return (
    <Page id={id} title={title}>
      <State
        art={lens}
        ground="mist"
        title={t('map.lost_title')}
        text={text ?? t('map.lost_text')}
        action={{ label: t('product.to_home'), onPress: () => relaunch('home') }}
      />
    </Page>
  )
})
