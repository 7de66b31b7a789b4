import { browserIds } from './ids'
import { Page } from '@/shell/page/page'
import { screen } from '@/shell/screen/screen'
import { browserText } from '@/locales/own/browser'
import { Outside } from './outside'

/** A page outside the app, where the host has no browser to show it in: the mini-program [route.browser]. */
export default screen(function BrowserPage() {
  return (
    <Page id={browserIds.page} title={browserText('title')} still>
      <Outside />
    </Page>
  )
})
