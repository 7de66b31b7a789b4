import { observer } from 'mobx-react-lite'
import lens from '@/kit/art/lens.webp'
import { Page } from '@/shell/page/page'
import { State } from '@/kit/state/state'
import { mapText } from '../texts/map'
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
        title={mapText('lost_title')}
        text={text ?? mapText('lost_text')}
        action={{ label: t('product.to_home'), onPress: () => relaunch('home') }}
      />
    </Page>
  )
})
