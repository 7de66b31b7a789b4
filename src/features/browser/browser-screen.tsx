import { t } from '@/locales/t'
import { browserIds } from './ids'
import { Page } from '@/shell/page/page'
import { screen } from '@/shell/screen/screen'
import { Outside } from './outside'

/** Shows a page outside the app in the mini-program, whose host has no browser for it [route.browser]. */
export default screen(function BrowserPage() {
  return (
    <Page id={browserIds.page} title={t('browser.title')} still>
      <Outside />
    </Page>
  )
})
