import { SectionTabs } from '../../../kit/section-tabs'
import { useT } from '../../../text/use-t'

/** The screens about what all shops sell. */
export function CatalogueTabs() {
  const t = useT()
  return (
    <SectionTabs
      label={t('nav.catalogue')}
      sections={[
        { href: '/catalogue', label: t('moderation.products') },
        { href: '/catalogue/reviews', label: t('moderation.reviews') },
        { href: '/catalogue/categories', label: t('categories.title') },
        { href: '/catalogue/brands', label: t('brands.title') },
        { href: '/catalogue/synonyms', label: t('synonyms.title') },
        { href: '/catalogue/flash', label: t('flash.title') },
      ]}
    />
  )
}
