import { View } from '@tarojs/components'
import { observer } from 'mobx-react-lite'
import { accountIds } from '@/components/account-ids'
import { Page } from '@/components/page/page'
import { screen } from '@/components/screen/screen'
import { Faces } from '@/components/state/faces'
import { accountText } from '@/locales/own/account'
import { getClosing } from '@/services/closing'
import type { Options } from '@/services/request'
import { getUserinfo } from '@/services/user-info'
import { session } from '@/stores/session'
import { useGuard } from '@/stores/use-guard'
import { useLoad } from '@/stores/use-load'
import { usePrice } from '@/stores/use-price'
import { useShownAgain } from '@/stores/use-shown-again'
import { AccountSkeleton } from './parts/account-skeleton'
import { ClosingFacts } from './parts/closing-facts'
import { ClosingForm } from './parts/closing-form'
import { ClosingObstacles } from './parts/closing-obstacles'
import { Grace } from './parts/grace'
import { TakeAlong } from './parts/take-along'
import './account.scss'

/** What would be given up, what stands in the way, and who it is. */
async function loadClosing(options: Options) {
  const [user, closing] = await Promise.all([getUserinfo(options), getClosing(options)])
  session.setUser(user)
  return { user, closing }
}

/** Takes everything along that is kept about the person, and closes the account. */
const Leaving = observer(function Leaving() {
  const load = useLoad(loadClosing)
  const { amountIn } = usePrice()
  // what stood in the way may have been settled meanwhile
  useShownAgain(load.reload)
  return (
    <Page id={accountIds.page} title={accountText('title')} surface="ground" pull slim>
      <View className="account">
        <Faces load={load} skeleton={<AccountSkeleton />} failedTitle={accountText('failed')}>
          {({ user, closing }) => {
            const open = closing.obstacles.filter(({ what }) => what !== 'balance')
            return (
              <>
                <TakeAlong />
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
        </Faces>
      </View>
    </Page>
  )
})

const Account = observer(function Account() {
  return session.erasedAt === '' ? <Leaving /> : <Grace />
})

export default screen(function AccountPage() {
  return useGuard('account') ? <Account /> : null
})
