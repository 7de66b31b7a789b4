import { contentIds } from '@/components/content-ids'
import { screen } from '@/components/screen/screen'
import { aboutUsPolicy } from '@/services/policy'
import { AboutDocument } from './parts/about-document'
import { PolicyPage } from './parts/policy-page'

/** Who runs the market, and the same as a document (spec §2, gaps §2). */
export default screen(function AboutUsPage() {
  return (
    <PolicyPage id={contentIds.aboutUs} route="aboutUs" load={aboutUsPolicy}>
      <AboutDocument />
    </PolicyPage>
  )
})
