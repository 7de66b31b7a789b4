import { useState } from 'react'
import type { SellerReview } from '@contract/calls/seller/reviews'
import { REPLY_MAX } from '@contract/base/review-constants'
import { useMutationOf } from '../../api/use-mutation-of'
import { TextField } from '../../kit/fields/field'
import { FormSheet } from '../../kit/over/form-sheet'
import { toast } from '../../kit/over/toast'
import { errorsAt } from '../../text/failure'
import { useT } from '../../text/use-t'

interface Props {
  readonly review: SellerReview
  readonly onClose: () => void
}

/** The shop's reply, which everybody reads under the review; an empty one takes it away. */
export function ReplySheet({ review, onClose }: Props) {
  const t = useT()
  const had = review.reply?.text ?? ''
  const [text, setText] = useState(had)
  const [isMissing, setMissing] = useState(false)
  const mutation = useMutationOf('sellerReviewReply', {
    renews: ['sellerReviews'],
    onDone: ({ review: { reply } }) => {
      toast(t(reply ? 'reviews.replied' : 'reviews.reply_removed'))
      onClose()
    },
  })
  const save = () => {
    const said = text.trim()
    setMissing(said === '' && had === '')
    if (said !== '' || had !== '') mutation.mutate({ review_id: review.review_id, text: said })
  }
  return (
    <FormSheet
      title={t('reviews.reply_to', { name: review.author })}
      subtitle={review.summary}
      busy={mutation.isPending}
      onSubmit={save}
      onClose={onClose}
    >
      <p className="review-text">{review.content}</p>
      <TextField
        label={t('reviews.reply')}
        hint={t(had === '' ? 'reviews.reply_hint' : 'reviews.reply_hint_remove')}
        rows={6}
        maxLength={REPLY_MAX}
        value={text}
        onChange={(next) => {
          setText(next)
          setMissing(false)
        }}
        error={isMissing ? t('rules.required') : errorsAt(t, mutation.error?.errors ?? [])('text')}
      />
    </FormSheet>
  )
}
