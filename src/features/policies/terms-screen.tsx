import { pageIds } from '@/kit/ids'
import { screen } from '@/shell/screen/screen'
import { call } from '@/services/request'
import { PolicyPage } from './policy-page'

/** The terms that a user accepts when registering [route.terms]. */
export default screen(function TermsPage() {
  return <PolicyPage id={pageIds.terms} route="terms" load={(options) => call('termsPolicy', {}, options)} />
})
