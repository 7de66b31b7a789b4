import { policiesIds } from './ids'
import { screen } from '@/shell/screen/screen'
import { call } from '@/services/request'
import { PolicyPage } from './policy-page'

/** How to reach the support, and how orders and payments work [route.policy-support]. */
export default screen(function SupportPage() {
  return <PolicyPage id={policiesIds.support} route="support" load={(options) => call('supportPolicy', {}, options)} />
})
