import { contentIds } from '@/components/content-ids'
import { screen } from '@/components/screen/screen'
import { returnPolicy } from '@/services/policy'
import { PolicyPage } from './parts/policy-page'

/** What may be sent back, and how the money returns (spec §2). */
export default screen(function ReturnPage() {
  return <PolicyPage id={contentIds.returns} route="returns" load={returnPolicy} />
})
