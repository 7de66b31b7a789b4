import { View } from '@tarojs/components'
import { observer } from 'mobx-react-lite'
import { closingIds } from './ids'
import { AccountPage } from '@/shell/account/account-page'
import { screen } from '@/shell/screen/screen'
import { LoadStates } from '@/kit/state/load-states'
import { call } from '@/services/request'
import type { Options } from '@/services/request'
import { session } from '@/stores/session'
import { useGuard } from '@/hooks/use-guard'
import { useLoad } from '@/hooks/use-load'
import { usePrice } from '@/hooks/use-price'
import { useOnReshow } from '@/hooks/use-on-reshow'
import { t } from '@/locales/t'
import { AccountSkeleton } from '../dashboard/account-skeleton'
import { ClosingFacts } from './closing-facts'
import { ClosingForm } from './closing-form'
import { ClosingObstacles } from './closing-obstacles'
import { Grace } from './grace'
import { DataExport } from './data-export'
import './closing-screen.scss'

/** The balances to give up, the obstacles, and the account. */
async function loadClosing(options: Options) {
  const [user, closing] = await Promise.all([call('getUserinfo', {}, options), call('accountClosing', {}, options)])
  session.setUser(user)
  return { user, closing }
}

/** Exports all data about the user, and closes the account. */
const Leaving = observer(function Leaving() {
  const load = useLoad(loadClosing)
  const { amountIn } = usePrice()
  // the obstacles may have been settled meanwhile
  useOnReshow(load.reload)
  return (
    <AccountPage route="account" room="form" id={closingIds.page} title={t('closing.title')} surface="ground" pull slim>
      <View className="account">
        <LoadStates load={load} skeleton={<AccountSkeleton />} failedTitle={t('closing.failed')}>
          {({ user, closing }) => {
            const open = closing.obstacles.filter(({ what }) => what !== 'balance')
            return (
              <>
                <DataExport />
                <ClosingFacts closing={closing} shop={Boolean(user.seller?.shop_id)} />
                {open.length > 0 ? (
                  <ClosingObstacles obstacles={open} />
                ) : (
                  <ClosingForm
                    user={user}
                    money={closing.money.map(({ amount, currency }) => amountIn(amount, currency)).join(', ')}
                    graceDays={closing.grace_days}
                    onStale={load.reload}
                  />
                )}
              </>
            )
          }}
        </LoadStates>
      </View>
    </AccountPage>
  )
})

const Account = observer(function Account() {
  return session.erasedAt === '' ? <Leaving /> : <Grace />
})

export default screen(function AccountPage() {
  return useGuard('account') ? <Account /> : null
})
