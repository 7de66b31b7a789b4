import { pageIds } from '@/components/ids'
import { screen } from '@/components/screen/screen'
import { termsPolicy } from '@/services/policy'
import { PolicyPage } from './parts/policy-page'

/** The terms that a registration accepts (spec §2 and §5). */
export default screen(function TermsPage() {
  return <PolicyPage id={pageIds.terms} route="terms" load={termsPolicy} />
})
