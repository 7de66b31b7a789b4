import { browserIds } from '@/components/browser-ids'
import { Page } from '@/components/page/page'
import { screen } from '@/components/screen/screen'
import { browserText } from '@/locales/own/browser'
import { Outside } from './parts/outside'

/** A page outside the app, where the host has no browser to show it in: the mini-program (gaps §8). */
export default screen(function BrowserPage() {
  return (
    <Page id={browserIds.page} title={browserText('title')} still>
      <Outside />
    </Page>
  )
})
