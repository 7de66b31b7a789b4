import { observer } from 'mobx-react-lite'
import { t } from '@/locales/t'
import { go } from '@/platform/navigation/navigation'
import { Crumbs } from '@/shell/crumbs/crumbs.h5'
import { hrefTo } from '@/shell/page/href'
import { accountTitle } from './account-items'
import { ACCOUNT_SCREENS, type AccountEntry, type AccountScreen } from './account-screens'

interface Above {
  to: 'home' | AccountEntry
  text: string
}

/** The screens above a screen: home, the account, and its entry of the menu where it is below one. */
function screensAbove(route: AccountScreen): Above[] {
  const entry = ACCOUNT_SCREENS[route]
  const home: Above = { to: 'home', text: t('nav.home') }
  const account: Above = { to: 'dashboard', text: t('account.title') }
  if (route === 'dashboard') return [home]
  return entry === route ? [home, account] : [home, account, { to: entry, text: accountTitle(entry) }]
}

/** The path to a screen of the account. */
export const AccountCrumbs = observer(function AccountCrumbs({
  route,
  title,
}: {
  route: AccountScreen
  title: string
}) {
  const steps = screensAbove(route).map(({ to, text }) => ({ text, href: hrefTo(to), onPress: () => go(to) }))
  return <Crumbs steps={steps} here={title} />
})
