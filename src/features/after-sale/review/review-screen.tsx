import { View } from '@tarojs/components'
import { observer } from 'mobx-react-lite'
import { afterSaleIds } from '../ids'
import parcel from '@/kit/art/parcel.webp'
import { AccountPage } from '@/shell/account/account-page'
import { screen } from '@/shell/screen/screen'
import { LoadStates } from '@/kit/state/load-states'
import { State } from '@/kit/state/state'
import { Text } from '@/kit/text/text'
import { t } from '@/locales/t'
import { replace } from '@/platform/navigation/navigation'
import { useParams } from '@/platform/navigation/params'
import { isUnknown } from '@/services/api-error'
import { call } from '@/services/request'
import { toast } from '@/stores/toast'
import { useGuard } from '@/hooks/use-guard'
import { useLoad } from '@/hooks/use-load'
import { CommentForm } from './comment-form'
import { OrdersSkeleton } from '@/features/orders/orders-skeleton'
import { OrderUnknown } from '@/features/orders/order-unknown'
import './review-screen.scss'

/** Comments on the delivered goods, one line after the other [route.comment]. */
const Comment = observer(function Comment() {
  const { order_id = '' } = useParams('comment')
  const load = useLoad((options) => call('order', { order_id }, options), [order_id])

  function sent(): void {
    toast.show(t('afterSale.review_sent'))
    load.reload()
  }
  return (
    <AccountPage
      route="comment"
      room="form"
      id={afterSaleIds.commentPage}
      title={t('afterSale.comment_title')}
      surface="ground"
      slim
    >
      <View className="comment">
        {isUnknown(load.error) ? (
          <OrderUnknown />
        ) : (
          <LoadStates load={load} skeleton={<OrdersSkeleton />} failedTitle={t('orders.failed_one')}>
            {({ order }) => {
              const line = order.products.find(({ commented }) => !commented)
              if (!line || !order.actions.includes('comment')) {
                return (
                  <State
                    art={parcel}
                    title={t('afterSale.comment_done_title')}
                    text={t('afterSale.comment_done_text')}
                    action={{ label: t('afterSale.to_order'), onPress: () => replace('order', { order_id }) }}
                  />
                )
              }
              const count = order.products.length
              return (
                <>
                  {count > 1 && (
                    <View className="comment__count">
                      <Text size={13} tone="ink2">
                        {t('afterSale.next_of', { n: order.products.indexOf(line) + 1, count })}
                      </Text>
                    </View>
                  )}
                  <CommentForm key={line.item_id} line={line} onSent={sent} />
                </>
              )
            }}
          </LoadStates>
        )}
      </View>
    </AccountPage>
  )
})

export default screen(function CommentPage() {
  return useGuard('comment') ? <Comment /> : null
})
