import { View } from '@tarojs/components'
import { pageIds } from '@/kit/ids'
import { Page } from '@/shell/page/page'
import { screen } from '@/shell/screen/screen'
import { SectionBoundary } from '@/kit/state/section-boundary'
import { t } from '@/locales/t'
import { useWide } from '@/shell/page/use-wide'
import { session } from '@/stores/session'
import { AccountMenu } from './account-menu'
import { Greeting } from './greeting'
import { Overview } from './overview'
import { WideRow } from './wide-row'
import './dashboard-screen.scss'

/** The account: the user, the wallet, the orders, and the settings; visitors see the login and the settings. */
export default screen(function DashboardPage() {
  const wide = useWide()
  const overview = session.loggedIn && (
    <SectionBoundary>
      <Overview />
    </SectionBoundary>
  )
  return (
    <Page id={pageIds.dashboard} title={t('account.title')} tab="dashboard" surface="ground" pull={session.loggedIn}>
      {wide ? (
        <View className="dashboard dashboard--wide">
          <View className="dashboard__side">
            <Greeting />
            {session.loggedIn && <WideRow />}
            <AccountMenu />
          </View>
          <View className="dashboard__main">{overview}</View>
        </View>
      ) : (
        <View className="dashboard">
          <Greeting />
          {overview}
          <AccountMenu />
        </View>
      )}
    </Page>
  )
})
