import { View } from '@tarojs/components'
import { observer } from 'mobx-react-lite'
import parcel from '@/kit/art/parcel.webp'
import { AccountPage } from '@/shell/account/account-page'
import { screen } from '@/shell/screen/screen'
import { LoadStates } from '@/kit/state/load-states'
import { State } from '@/kit/state/state'
import { Text } from '@/kit/text/text'
import { walletIds } from '../ids'
import { useParams } from '@/platform/navigation/params'
import { call } from '@/services/request'
import { acceptsCards } from '@/features/purchase/accepts-cards'
import { useGuard } from '@/hooks/use-guard'
import { useLoad } from '@/hooks/use-load'
import { usePagedAgain } from '@/hooks/use-paged-again'
import { useOnReshow } from '@/hooks/use-on-reshow'
import { t } from '@/locales/t'
import { settings } from '@/stores/settings'
import { RechargeWays } from './recharge-ways'
import { loadWallets } from '../amount/load-wallets'
import { RecordList } from '../records/record-list'
import { RecordsSkeleton } from '../records-skeleton'
import './recharge-form.scss'
import '../wallet-screen.scss'

/** Whether the bank accounts are still to come: drawn later, they would move the form under the user's finger. */
const isConfigComing = () => settings.config === null && !settings.settled

/** Recharges a wallet by card or with the proof of a transfer, and lists earlier recharges [route.recharge]. */
const Recharge = observer(function Recharge() {
  const { wallet } = useParams('recharge')
  const balance = useLoad(loadWallets)
  const paged = usePagedAgain(
    (place, options) => call('rechargeList', place, options),
    ({ id }) => id,
  )
  useOnReshow(paged.reload)
  return (
    <AccountPage
      route="recharge"
      id={walletIds.rechargePage}
      title={acceptsCards() ? t('card.top_up_title') : t('recharge.title')}
      surface="ground"
      pull
      onEnd={paged.more}
      slim
    >
      <View className="wallet">
        <LoadStates load={balance} skeleton={<RecordsSkeleton />} failedTitle={t('wallet.failed')}>
          {(wallets) =>
            isConfigComing() ? (
              <RecordsSkeleton />
            ) : (
              <View className="wallet__columns">
                <View className="wallet__part">
                  <RechargeWays wallets={wallets} first={wallet ?? wallets[0].code} onSent={paged.reload} />
                </View>
                <View className="wallet__part">
                  <View className="recharge-form__title">
                    <Text size={17} bold heading={2}>
                      {t('recharge.mine')}
                    </Text>
                  </View>
                  <RecordList
                    paged={paged}
                    failedTitle={t('recharge.mine_failed')}
                    onChanged={paged.reload}
                    empty={
                      <State
                        art={parcel}
                        ground="sand"
                        title={t('recharge.none_title')}
                        text={t('recharge.none_text')}
                      />
                    }
                  />
                </View>
              </View>
            )
          }
        </LoadStates>
      </View>
    </AccountPage>
  )
})

export default screen(function RechargePage() {
  return useGuard('recharge') ? <Recharge /> : null
})
