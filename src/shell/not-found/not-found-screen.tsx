import satellite from '@/kit/art/satellite.webp'
import { pageIds } from '@/kit/ids'
import { Page } from '@/shell/page/page'
import { screen } from '@/shell/screen/screen'
import { State } from '@/kit/state/state'
import { t } from '@/locales/t'
import { relaunch } from '@/platform/navigation/navigation'

/** Shown for every link that leads to no screen [screen.unknown-page]. */
export default screen(function NotFoundPage() {
  return (
    <Page id={pageIds.notFound} title={t('nav.not_found')} bare>
      <State
        art={satellite}
        ground="mist"
        title={t('nav.not_found_title')}
        text={t('nav.not_found_text')}
        action={{ label: t('nav.to_home'), onPress: () => relaunch('home') }}
      />
    </Page>
  )
})
