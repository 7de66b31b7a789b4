import { policiesIds } from './ids'
import { screen } from '@/shell/screen/screen'
import { call } from '@/services/request'
import { AboutDocument } from './about-document'
import { PolicyPage } from './policy-page'

/** About the market, also as a document [route.policy-about-us]. */
export default screen(function AboutUsPage() {
  return (
    <PolicyPage id={policiesIds.aboutUs} route="aboutUs" load={(options) => call('aboutUsPolicy', {}, options)}>
      <AboutDocument />
    </PolicyPage>
  )
})
