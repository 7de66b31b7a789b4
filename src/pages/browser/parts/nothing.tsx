import lens from '@/components/art/lens.webp'
import { browserIds } from '@/components/browser-ids'
import { State } from '@/components/state/state'
import { useT } from '@/locales/use-t'
import { relaunch } from '@/platform/navigation'

/** What stands where no address is on its way: the page was opened by its own link. */
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
