import { View } from '@tarojs/components'
import { observer } from 'mobx-react-lite'
import { useGuard } from '@/hooks/use-guard'
import { useRestoredState } from '@/hooks/use-restored-state'
import { useLoad } from '@/hooks/use-load'
import { useOnReshow } from '@/hooks/use-on-reshow'
import { banknote } from '@/kit/icon/glyphs/banknote'
import { ListRow } from '@/kit/list-row/list-row'
import { Panel } from '@/kit/panel/panel'
import { Slot } from '@/kit/slot/slot'
import { LoadStates } from '@/kit/state/load-states'
import { t } from '@/locales/t'
import { go } from '@/platform/navigation/navigation'
import { sellerCall } from '@/services/seller'
import { call, type Options } from '@/services/request'
import { hrefTo } from '@/shell/page/href'
import { Page } from '@/shell/page/page'
import { screen } from '@/shell/screen/screen'
import { shopAdminIds } from '../ids'
import { SellerDenied, isDenied } from '../frame/seller-denied'
import { SellerSkeleton } from '../frame/seller-skeleton'
import { BalancePanel } from './balance-panel'
import { Lines } from './lines'
import { PayoutSheet } from './payout-sheet'
import { Terms } from './terms'
import './balance-screen.scss'

/** What the shop has, and what the seller needs for a payout: the wallets, and the accounts of the profile. */
async function loadMoney(options: Options) {
  const [shop, { wallets }, user] = await Promise.all([
    sellerCall('sellerBalance', {}, options),
    call('getUserBalance', {}, options),
    call('getUserinfo', {}, options),
  ])
  return { shop, wallets, user }
}

/** What the user's shop has earned, what is held for it, and the way to be paid out [route.shop-balance]. */
const Balance = observer(function Balance() {
  const money = useLoad(loadMoney)
  const [isAsking, setAsking] = useRestoredState<boolean>('seller.payout', false)
  const { data, reload } = money
  // an account may have been added to the profile, or a withdrawal taken back
  useOnReshow(reload)
  return (
    <Page id={shopAdminIds.balancePage} title={t('shopBalance.title')} surface="ground" pull slim>
      <View className="seller-balance">
        {isDenied(money.error) ? (
          <SellerDenied />
        ) : (
          <LoadStates load={money} skeleton={<SellerSkeleton />} failedTitle={t('shopBalance.failed')}>
            {({ shop, wallets }) => (
              <>
                <BalancePanel of={shop} wallets={wallets} onPayOut={() => setAsking(true)} />
                <Lines lines={shop.last} currency={shop.currency} />
                <Panel flush>
                  <ListRow
                    first
                    id={shopAdminIds.withdrawals}
                    icon={banknote}
                    title={t('shopBalance.withdrawals')}
                    href={hrefTo('withdraw')}
                    onPress={() => go('withdraw')}
                  />
                </Panel>
                <Terms of={shop.terms} />
              </>
            )}
          </LoadStates>
        )}
      </View>
      <Slot>
        {isAsking && data && (
          <PayoutSheet
            balance={data.shop.balance}
            user={data.user}
            wallets={data.wallets}
            onClose={() => setAsking(false)}
            onDone={() => {
              setAsking(false)
              reload()
            }}
            onChanged={reload}
          />
        )}
      </Slot>
    </Page>
  )
})

export default screen(function ShopBalancePage() {
  return useGuard('shopBalance') ? <Balance /> : null
})
