import { View } from '@tarojs/components'
import { observer } from 'mobx-react-lite'
import { useState } from 'react'
import { afterSaleIds } from '../ids'
import receipt from '@/kit/art/receipt.webp'
import { Confirm } from '@/kit/confirm/confirm'
import { More } from '@/kit/loading/more'
import { AccountPage } from '@/shell/account/account-page'
import { screen } from '@/shell/screen/screen'
import { LoadStates } from '@/kit/state/load-states'
import { State } from '@/kit/state/state'
import { t } from '@/locales/t'
import { go } from '@/platform/navigation/navigation'
import { call } from '@/services/request'
import { isApiError } from '@/services/api-error'
import { toast } from '@/stores/toast'
import { useGuard } from '@/hooks/use-guard'
import { usePagedAgain } from '@/hooks/use-paged-again'
import { useOnReshow } from '@/hooks/use-on-reshow'
import { RefundCard } from './refund-card'
import { AddressSkeleton } from '@/features/addresses/address-skeleton'
import './refunds-screen.scss'

/** The buyer's refund requests with their states [route.refund-sent]. */
const Refunds = observer(function Refunds() {
  const paged = usePagedAgain(
    (place, options) => call('refunds', place, options),
    ({ refund_id }) => refund_id,
  )
  const [asked, setAsked] = useState<string | null>(null)
  useOnReshow(paged.reload)

  async function cancel(): Promise<void> {
    if (asked === null) return
    try {
      await call('refundCancel', { refund_id: asked })
      toast.show(t('refunds.cancelled'))
    } catch (error) {
      // the call has shown its refusal
      if (!isApiError(error)) throw error
    } finally {
      setAsked(null)
      paged.reload()
    }
  }
  return (
    <AccountPage
      route="refundSent"
      room="text"
      id={afterSaleIds.refundsPage}
      title={t('refundsRow.title')}
      surface="ground"
      pull
      onEnd={paged.more}
      slim
    >
      <View className="refunds">
        <LoadStates
          load={{ ...paged, data: paged.first }}
          skeleton={<AddressSkeleton />}
          failedTitle={t('refunds.list_failed')}
        >
          {() =>
            paged.list.length === 0 ? (
              <State
                art={receipt}
                ground="sand"
                title={t('refunds.empty_title')}
                text={t('refunds.empty_text')}
                action={{ label: t('orders.to_orders'), onPress: () => go('orders') }}
              />
            ) : (
              <>
                {paged.list.map((refund) => (
                  <RefundCard key={refund.refund_id} refund={refund} onCancel={setAsked} />
                ))}
                <More state={paged.moreState} onRetry={paged.retry} end={paged.end} />
              </>
            )
          }
        </LoadStates>
      </View>
      <Confirm
        open={asked !== null}
        title={t('refunds.cancel_title')}
        text={t('refunds.cancel_text')}
        confirm={t('refunds.cancel')}
        cancel={t('refunds.keep')}
        onConfirm={cancel}
        onClose={() => setAsked(null)}
      />
    </AccountPage>
  )
})

export default screen(function RefundsPage() {
  return useGuard('refundSent') ? <Refunds /> : null
})
