import { policiesIds } from './ids'
import { screen } from '@/shell/screen/screen'
import { privacyPolicy } from './policy'
import { PolicyPage } from './policy-page'

/** The privacy policy [route.policy-privacy]. */
export default screen(function PrivacyPage() {
  return <PolicyPage id={policiesIds.privacy} route="privacy" load={privacyPolicy} />
})
