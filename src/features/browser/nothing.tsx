import { observer } from 'mobx-react-lite'
import lens from '@/kit/art/lens.webp'
import { browserIds } from './ids'
import { State } from '@/kit/state/state'
import { t } from '@/locales/t'
import { relaunch } from '@/platform/navigation/navigation'

/** Shown without an address: the page was opened by its own link. */
export const Nothing = observer(function Nothing() {
  return (
    <State
      id={browserIds.nothing}
      art={lens}
      title={t('nav.not_found_title')}
      text={t('nav.not_found_text')}
      action={{ label: t('nav.to_home'), onPress: () => relaunch('home') }}
    />
  )
})
