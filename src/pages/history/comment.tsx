import { View } from '@tarojs/components'
import { observer } from 'mobx-react-lite'
import { afterSaleIds } from '@/components/after-sale-ids'
import parcel from '@/components/art/parcel.webp'
import { Page } from '@/components/page/page'
import { screen } from '@/components/screen/screen'
import { Faces } from '@/components/state/faces'
import { State } from '@/components/state/state'
import { Txt } from '@/components/text/txt'
import { afterSaleText } from '@/locales/own/after-sale'
import { t } from '@/locales/t'
import { replace } from '@/platform/navigation'
import { useParams } from '@/platform/params'
import { getOrder } from '@/services/orders'
import { toast } from '@/stores/toast'
import { useGuard } from '@/stores/use-guard'
import { useLoad } from '@/stores/use-load'
import { CommentForm } from './parts/comment-form'
import { OrdersSkeleton } from './parts/orders-skeleton'
import { isUnknownOrder, OrderUnknown } from './parts/order-unknown'
import './comment.scss'

/** Comments on what arrived, one line after the other (spec §4, gaps §4 and §8). */
const Comment = observer(function Comment() {
  const { order_id = '' } = useParams('comment')
  const load = useLoad((options) => getOrder({ order_id }, options), [order_id])

  function sent(): void {
    toast.show(afterSaleText('review_sent'))
    load.reload()
  }
  return (
    <Page id={afterSaleIds.commentPage} title={afterSaleText('comment_title')} surface="ground" slim>
      <View className="comment">
        {isUnknownOrder(load.error) ? (
          <OrderUnknown />
        ) : (
          <Faces load={load} skeleton={<OrdersSkeleton />} failedTitle={t('orders.failed_one')}>
            {({ order }) => {
              const line = order.products.find(({ commented }) => !commented)
              if (!line || !order.actions.includes('comment')) {
                return (
                  <State
                    art={parcel}
                    title={afterSaleText('comment_done_title')}
                    text={afterSaleText('comment_done_text')}
                    action={{ label: afterSaleText('to_order'), onPress: () => replace('order', { order_id }) }}
                  />
                )
              }
              const count = order.products.length
              return (
                <>
                  {count > 1 && (
                    <View className="comment__count">
                      <Txt size={13} tone="ink2">
                        {afterSaleText('next_of', { n: order.products.indexOf(line) + 1, count })}
                      </Txt>
                    </View>
                  )}
                  <CommentForm key={line.item_id} line={line} onSent={sent} />
                </>
              )
            }}
          </Faces>
        )}
      </View>
    </Page>
  )
})

export default screen(function CommentPage() {
  return useGuard('comment') ? <Comment /> : null
})
