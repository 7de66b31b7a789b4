import { View } from '@tarojs/components'
import { observer } from 'mobx-react-lite'
import { useState } from 'react'
import { afterSaleIds } from '@/components/after-sale-ids'
import receipt from '@/components/art/receipt.webp'
import { Confirm } from '@/components/confirm/confirm'
import { More } from '@/components/loading/more'
import { Page } from '@/components/page/page'
import { screen } from '@/components/screen/screen'
import { Faces } from '@/components/state/faces'
import { State } from '@/components/state/state'
import { refundText } from '@/locales/own/refunds'
import { refundsRowText } from '@/locales/own/refunds-row'
import { t } from '@/locales/t'
import { go } from '@/platform/navigation'
import { cancelRefund, getRefunds } from '@/services/after-sale'
import { isApiError } from '@/services/api-error'
import { toast } from '@/stores/toast'
import { useGuard } from '@/stores/use-guard'
import { usePaged } from '@/stores/use-paged'
import { useShownAgain } from '@/stores/use-shown-again'
import { RefundCard } from './parts/refund-card'
import { AddressSkeleton } from './parts/address-skeleton'
import './refund_sent.scss'

/** The refunds that the buyer asked for, with what became of them (spec §2, gaps §3 and §8). */
const Refunds = observer(function Refunds() {
  const paged = usePaged((p, options) => getRefunds({ p }, options))
  const [asked, setAsked] = useState<string | null>(null)
  useShownAgain(paged.reload)

  async function withdraw(): Promise<void> {
    if (asked === null) return
    try {
      await cancelRefund({ refund_id: asked })
      toast.show(refundText('withdrawn'))
    } catch (error) {
      // the refusal itself has been shown by the call
      if (!isApiError(error)) throw error
    } finally {
      setAsked(null)
      paged.reload()
    }
  }
  return (
    <Page id={afterSaleIds.refundsPage} title={refundsRowText('title')} surface="ground" pull onEnd={paged.more} slim>
      <View className="refunds">
        <Faces
          load={{ ...paged, data: paged.first }}
          skeleton={<AddressSkeleton />}
          failedTitle={refundText('list_failed')}
        >
          {() =>
            paged.list.length === 0 ? (
              <State
                art={receipt}
                ground="sand"
                title={refundText('empty_title')}
                text={refundText('empty_text')}
                action={{ label: t('orders.to_orders'), onPress: () => go('orders') }}
              />
            ) : (
              <>
                {paged.list.map((refund) => (
                  <RefundCard key={refund.refund_id} refund={refund} onWithdraw={setAsked} />
                ))}
                <More state={paged.moreState} onRetry={paged.retry} end={paged.end} />
              </>
            )
          }
        </Faces>
      </View>
      <Confirm
        open={asked !== null}
        title={refundText('withdraw_title')}
        text={refundText('withdraw_text')}
        confirm={refundText('withdraw')}
        cancel={refundText('keep')}
        onConfirm={withdraw}
        onClose={() => setAsked(null)}
      />
    </Page>
  )
})

export default screen(function RefundsPage() {
  return useGuard('refundSent') ? <Refunds /> : null
})
