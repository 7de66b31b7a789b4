import { View } from '@tarojs/components'
import { observer } from 'mobx-react-lite'
import { useState } from 'react'
import type { Data } from '@contract/all-calls'
import type { DeskReview } from '@contract/desk/reviews'
import { useGuard } from '@/hooks/use-guard'
import { useKept } from '@/hooks/use-kept'
import { usePaged } from '@/hooks/use-paged'
import parcel from '@/kit/art/parcel.webp'
import { More } from '@/kit/loading/more'
import { Row } from '@/kit/row/row'
import { Slot } from '@/kit/slot/slot'
import { LoadStates } from '@/kit/state/load-states'
import { State } from '@/kit/state/state'
import { VirtualList } from '@/kit/virtual-list/virtual-list'
import { useParams } from '@/platform/navigation/params'
import { deskCall } from '@/services/desk'
import { Page } from '@/shell/page/page'
import { screen } from '@/shell/screen/screen'
import { deskIds } from '../ids'
import { DeskDenied, isDenied } from '../parts/desk-denied'
import { DeskSkeleton } from '../parts/desk-skeleton'
import { DeskTabs } from '../parts/desk-tabs'
import { deskText, noReviewsText, reviewTabText } from '../texts/shop-desk'
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
  const [replying, setReplying] = useKept<DeskReview | null>('desk.review', null)
  const paged = usePaged<DeskReview, Data<'deskReviews'>>(
    (place, options) => deskCall('deskReviews', { ...place, answered: tab === 'every' ? undefined : false }, options),
    ({ review_id }) => review_id,
    [tab],
  )
  const denied = isDenied(paged.error)
  const tabs = TABS.map((each) => ({
    tab: each,
    text: reviewTabText(each),
    count: each === tab ? paged.first?.count : undefined,
  }))
  return (
    <Page
      id={deskIds.reviewsPage}
      title={deskText('reviews')}
      surface="ground"
      under={denied ? undefined : <DeskTabs label={deskText('reviews')} tabs={tabs} current={tab} onChoose={setTab} />}
      pull
      onEnd={paged.more}
      slim
    >
      <View className="desk-reviews">
        {denied ? (
          <DeskDenied />
        ) : (
          <LoadStates
            load={{ ...paged, data: paged.first }}
            skeleton={<DeskSkeleton />}
            failedTitle={deskText('reviews_failed')}
          >
            {() =>
              paged.list.length === 0 ? (
                <State art={parcel} ground="sand" title={noReviewsText(tab)} text={deskText('reviews_empty')} />
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
