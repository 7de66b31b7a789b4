import { contentIds } from '@/components/content-ids'
import { screen } from '@/components/screen/screen'
import { supportPolicy } from '@/services/policy'
import { PolicyPage } from './parts/policy-page'

/** Where to ask, and how things are done (spec §2). */
export default screen(function SupportPage() {
  return <PolicyPage id={contentIds.support} route="support" load={supportPolicy} />
})
