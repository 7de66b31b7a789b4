import { contentIds } from '@/components/content-ids'
import { supportPolicy } from '@/services/policy'
import { PolicyPage } from './parts/policy-page'

/** Where to ask, and how things are done (spec §2). */
export default function SupportPage() {
  return <PolicyPage id={contentIds.support} route="support" load={supportPolicy} />
}
