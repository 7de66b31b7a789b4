import { View } from '@tarojs/components'
import { observer } from 'mobx-react-lite'
import { useState } from 'react'
import type { Data } from '@contract/all-calls'
import type { SellerReview } from '@contract/calls/seller/reviews'
import { useGuard } from '@/hooks/use-guard'
import { useRestoredState } from '@/hooks/use-restored-state'
import { usePaged } from '@/hooks/use-paged'
import parcel from '@/kit/art/parcel.webp'
import { More } from '@/kit/loading/more'
import { Row } from '@/kit/row/row'
import { Slot } from '@/kit/slot/slot'
import { LoadStates } from '@/kit/state/load-states'
import { State } from '@/kit/state/state'
import { VirtualList } from '@/kit/virtual-list/virtual-list'
import { t } from '@/locales/t'
import { useParams } from '@/platform/navigation/params'
import { sellerCall } from '@/services/seller'
import { Page } from '@/shell/page/page'
import { screen } from '@/shell/screen/screen'
import { shopAdminIds } from '../ids'
import { SellerDenied, isDenied } from '../frame/seller-denied'
import { SellerSkeleton } from '../frame/seller-skeleton'
import { SellerTabs } from '../frame/seller-tabs'
import { ReplySheet } from './reply-sheet'
import { ReviewRow } from './review-row'
import './reviews-screen.scss'

const TABS = ['unanswered', 'every'] as const
type Tab = (typeof TABS)[number]

const isTab = (name: string | undefined): name is Tab => TABS.includes(name as Tab)

/** What buyers wrote about the products of the user's shop, with replies [route.shop-reviews]. */
const Reviews = observer(function Reviews() {
  const given = useParams('shopReviews').tab
  const [tab, setTab] = useState<Tab>(isTab(given) ? given : 'unanswered')
  const [replying, setReplying] = useRestoredState<SellerReview | null>('seller.review', null)
  const paged = usePaged<SellerReview, Data<'sellerReviews'>>(
    (place, options) =>
      sellerCall('sellerReviews', { ...place, answered: tab === 'every' ? undefined : false }, options),
    ({ review_id }) => review_id,
    [tab],
  )
  const denied = isDenied(paged.error)
  const tabs = TABS.map((each) => ({
    tab: each,
    text: t(`shopAdmin.reviews_${each}`),
    count: each === tab ? paged.first?.count : undefined,
  }))
  return (
    <Page
      id={shopAdminIds.reviewsPage}
      title={t('shopAdmin.reviews')}
      surface="ground"
      under={
        denied ? undefined : <SellerTabs label={t('shopAdmin.reviews')} tabs={tabs} current={tab} onChoose={setTab} />
      }
      pull
      onEnd={paged.more}
      slim
    >
      <View className="seller-reviews">
        {denied ? (
          <SellerDenied />
        ) : (
          <LoadStates
            load={{ ...paged, data: paged.first }}
            skeleton={<SellerSkeleton />}
            failedTitle={t('shopAdmin.reviews_failed')}
          >
            {() =>
              paged.list.length === 0 ? (
                <State
                  art={parcel}
                  ground="sand"
                  title={t(`shopAdmin.reviews_no_${tab}`)}
                  text={t('shopAdmin.reviews_empty')}
                />
              ) : (
                <>
                  <VirtualList
                    items={paged.list}
                    keyOf={(review) => review.review_id}
                    row={(review) => (
                      <Row>
                        <ReviewRow review={review} onReply={setReplying} />
                      </Row>
                    )}
                  />
                  <More state={paged.moreState} onRetry={paged.retry} end={paged.end} />
                </>
              )
            }
          </LoadStates>
        )}
      </View>
      <Slot>
        {replying && (
          <ReplySheet
            review={replying}
            onClose={() => setReplying(null)}
            onDone={() => {
              setReplying(null)
              paged.reload()
            }}
          />
        )}
      </Slot>
    </Page>
  )
})

export default screen(function ShopReviewsPage() {
  return useGuard('shopReviews') ? <Reviews /> : null
})
