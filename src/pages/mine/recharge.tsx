import { View } from '@tarojs/components'
import { observer } from 'mobx-react-lite'
import { DEFAULT_CURRENCY } from '@contract/constants'
import parcel from '@/components/art/parcel.webp'
import { Page } from '@/components/page/page'
import { screen } from '@/components/screen/screen'
import { Faces } from '@/components/state/faces'
import { State } from '@/components/state/state'
import { Txt } from '@/components/text/txt'
import { walletIds } from '@/components/wallet-ids'
import { cardText } from '@/locales/own/card'
import { rechargeText } from '@/locales/own/recharge'
import { walletText } from '@/locales/own/wallet'
import { useParams } from '@/platform/params'
import { getUserBalance } from '@/services/account'
import type { Options } from '@/services/request'
import { getRecharges } from '@/services/wallet'
import { takesCards } from '@/stores/takes-cards'
import { useGuard } from '@/stores/use-guard'
import { useLoad } from '@/stores/use-load'
import { usePaged } from '@/stores/use-paged'
import { useShownAgain } from '@/stores/use-shown-again'
import { RechargeWays } from './parts/recharge-ways'
import { RecordList } from './parts/record-list'
import { RecordsSkeleton } from './parts/records-skeleton'
import './parts/recharge-form.scss'
import './wallet.scss'

/** Fills a wallet by card or by the proof of a transfer, and shows what became of those before (spec §1, gaps §2). */
const Recharge = observer(function Recharge() {
  const { wallet } = useParams('recharge')
  const balance = useLoad((options: Options) => getUserBalance(options))
  const paged = usePaged((p, options) => getRecharges({ p }, options))
  useShownAgain(paged.reload)
  return (
    <Page
      id={walletIds.rechargePage}
      title={takesCards() ? cardText('top_up_title') : rechargeText('title')}
      surface="ground"
      pull
      onEnd={paged.more}
      slim
    >
      <View className="wallet">
        <Faces load={balance} skeleton={<RecordsSkeleton />} failedTitle={walletText('failed')}>
          {({ wallets }) => (
            <>
              <RechargeWays
                wallets={wallets}
                first={wallet ?? wallets[0]?.code ?? DEFAULT_CURRENCY}
                onSent={paged.reload}
              />
              <View className="recharge-form__title">
                <Txt size={17} bold heading={2}>
                  {rechargeText('mine')}
                </Txt>
              </View>
              <RecordList
                paged={paged}
                failedTitle={rechargeText('mine_failed')}
                onChanged={paged.reload}
                empty={
                  <State
                    art={parcel}
                    ground="sand"
                    title={rechargeText('none_title')}
                    text={rechargeText('none_text')}
                  />
                }
              />
            </>
          )}
        </Faces>
      </View>
    </Page>
  )
})

export default screen(function RechargePage() {
  return useGuard('recharge') ? <Recharge /> : null
})
