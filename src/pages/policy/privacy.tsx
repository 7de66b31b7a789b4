import { contentIds } from '@/components/content-ids'
import { privacyPolicy } from '@/services/policy'
import { PolicyPage } from './parts/policy-page'

/** What is kept of a person, and who sees it (spec §2). */
export default function PrivacyPage() {
  return <PolicyPage id={contentIds.privacy} route="privacy" load={privacyPolicy} />
}
