import satellite from '@/components/art/satellite.webp'
import { pageIds } from '@/components/ids'
import { Page } from '@/components/page/page'
import { screen } from '@/components/screen/screen'
import { State } from '@/components/state/state'
import { t } from '@/locales/t'
import { relaunch } from '@/platform/navigation'

/** Where every link ends that leads to no screen (spec §2). */
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
