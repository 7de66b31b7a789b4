import { t } from '@/locales/t'
import type { RouteName } from '@/routes'
import { session } from '@/stores/session'
import { settings } from '@/stores/settings'

interface FooterLink {
  readonly to: FooterRoute
  readonly text: string
}

/** Screens that open by their link alone. */
export type FooterRoute = Extract<
  RouteName,
  | 'flash'
  | 'index'
  | 'brands'
  | 'viewed'
  | 'support'
  | 'returns'
  | 'orders'
  | 'dashboard'
  | 'wishlist'
  | 'shopCreate'
  | 'store'
  | 'aboutUs'
  | 'blog'
  | 'terms'
  | 'privacy'
>

/** The entry of sellers for their store, of others for becoming one. Operators have neither [role.seller]. */
function selling(): FooterLink[] {
  const role = session.user?.role
  if (role === 'operator') return []
  return role === 'seller'
    ? [{ to: 'store', text: t('selling.store') }]
    : [{ to: 'shopCreate', text: t('selling.become') }]
}

/** The columns of the footer for this user. */
export function footerColumns(): { readonly title: string; readonly links: readonly FooterLink[] }[] {
  return [
    {
      title: t('footer.shopping'),
      links: [
        { to: 'flash', text: t('nav.flash_deals') },
        { to: 'index', text: t('nav.discover') },
        { to: 'brands', text: t('nav.brands') },
        { to: 'viewed', text: t('nav.viewed') },
      ],
    },
    {
      title: t('footer.help'),
      links: [
        { to: 'support', text: t('policyTitles.support') },
        { to: 'returns', text: t('policyTitles.returns') },
        { to: 'orders', text: t('nav.track_orders') },
      ],
    },
    {
      title: t('footer.yours'),
      links: [{ to: 'dashboard', text: t('nav.account') }, { to: 'wishlist', text: t('wishlist.title') }, ...selling()],
    },
    {
      title: settings.name,
      links: [
        { to: 'aboutUs', text: t('policyTitles.about') },
        { to: 'blog', text: t('nav.blog') },
        { to: 'terms', text: t('policy.terms_title') },
        { to: 'privacy', text: t('policyTitles.privacy') },
      ],
    },
  ]
}
