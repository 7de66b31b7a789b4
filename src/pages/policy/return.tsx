import { contentIds } from '@/components/content-ids'
import { returnPolicy } from '@/services/policy'
import { PolicyPage } from './parts/policy-page'

/** What may be sent back, and how the money returns (spec §2). */
export default function ReturnPage() {
  return <PolicyPage id={contentIds.returns} route="returns" load={returnPolicy} />
}
