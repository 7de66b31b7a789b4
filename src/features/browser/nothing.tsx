import lens from '@/kit/art/lens.webp'
import { browserIds } from './ids'
import { State } from '@/kit/state/state'
import { useT } from '@/locales/use-t'
import { relaunch } from '@/platform/navigation/navigation'

/** Shown without an address: the page was opened by its own link. */
export function Nothing() {
  const t = useT()
  return (
    <State
      id={browserIds.nothing}
      art={lens}
      title={t('nav.not_found_title')}
      text={t('nav.not_found_text')}
      action={{ label: t('nav.to_home'), onPress: () => relaunch('home') }}
    />
  )
}
