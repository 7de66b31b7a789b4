import { View } from '@tarojs/components'
import { pageIds } from '@/kit/ids'
import { AccountPage } from '@/shell/account/account-page'
import { useWide } from '@/shell/page/use-wide'
import { screen } from '@/shell/screen/screen'
import { SectionBoundary } from '@/kit/state/section-boundary'
import { t } from '@/locales/t'
import { session } from '@/stores/session'
import { AccountMenu } from './account-menu'
import { Greeting } from './greeting'
import { Overview } from './overview'
import './dashboard-screen.scss'

/** The account: the user, the wallet, the orders, and the settings; visitors see the login and the settings. */
export default screen(function DashboardPage() {
  const wide = useWide()
  return (
    <AccountPage
      route="dashboard"
      id={pageIds.dashboard}
      title={t('account.title')}
      tab="dashboard"
      surface="ground"
      pull={session.loggedIn}
    >
      <View className="dashboard">
        <Greeting />
        {session.loggedIn && (
          <SectionBoundary>
            <Overview />
          </SectionBoundary>
        )}
        <View className="dashboard__menu">
          <AccountMenu beside={wide} />
        </View>
      </View>
    </AccountPage>
  )
})
