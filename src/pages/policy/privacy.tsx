import { contentIds } from '@/components/content-ids'
import { screen } from '@/components/screen/screen'
import { privacyPolicy } from '@/services/policy'
import { PolicyPage } from './parts/policy-page'

/** What is kept of a person, and who sees it (spec §2). */
export default screen(function PrivacyPage() {
  return <PolicyPage id={contentIds.privacy} route="privacy" load={privacyPolicy} />
})
