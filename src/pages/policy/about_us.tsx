import { contentIds } from '@/components/content-ids'
import { aboutUsPolicy } from '@/services/policy'
import { AboutDocument } from './parts/about-document'
import { PolicyPage } from './parts/policy-page'

/** Who runs the market, and the same as a document (spec §2, gaps §2). */
export default function AboutUsPage() {
  return (
    <PolicyPage id={contentIds.aboutUs} route="aboutUs" load={aboutUsPolicy}>
      <AboutDocument />
    </PolicyPage>
  )
}
