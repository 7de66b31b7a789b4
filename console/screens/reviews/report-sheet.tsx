import type { SellerReview } from '@contract/calls/seller/reviews'
import { REPORT_REASON_MAX } from '@contract/base/review-constants'
import { useMutationOf } from '../../api/use-mutation-of'
import { ReasonSheet } from '../../kit/over/reason-sheet'
import { toast } from '../../kit/over/toast'
import { useT } from '../../text/use-t'

interface Props {
  readonly review: SellerReview
  readonly onClose: () => void
}

/** Tells the operators that a review breaks the rules. */
export function ReportSheet({ review, onClose }: Props) {
  const t = useT()
  const mutation = useMutationOf('sellerReviewReport', {
    renews: ['sellerReviews'],
    onDone: () => {
      toast(t('reviews.done_reported'))
      onClose()
    },
  })
  return (
    <ReasonSheet
      title={t('reviews.report_title')}
      subtitle={review.summary}
      yes={t('reviews.report')}
      label={t('reviews.report_reason')}
      hint={t('reviews.report_hint')}
      field="reason"
      maxLength={REPORT_REASON_MAX}
      mutation={mutation}
      onSubmit={(reason) => mutation.mutate({ review_id: review.review_id, reason })}
      onClose={onClose}
    >
      <p className="review-text">{review.content}</p>
    </ReasonSheet>
  )
}
