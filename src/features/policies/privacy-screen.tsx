import { policiesIds } from './ids'
import { screen } from '@/shell/screen/screen'
import { call } from '@/services/request'
import { PolicyPage } from './policy-page'

/** The privacy policy [route.policy-privacy]. */
export default screen(function PrivacyPage() {
  return <PolicyPage id={policiesIds.privacy} route="privacy" load={(options) => call('privacyPolicy', {}, options)} />
})
