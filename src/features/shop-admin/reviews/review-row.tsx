import { View } from '@tarojs/components'
import { observer } from 'mobx-react-lite'
import type { SellerReview } from '@contract/calls/seller/reviews'
import { localised } from '@/domain/text/localised'
import { formatDate } from '@/domain/time/dates'
import { Button } from '@/kit/button/button'
import { Panel } from '@/kit/panel/panel'
import { Picture } from '@/kit/picture/picture'
import { Stars } from '@/kit/rating/stars'
import { Text } from '@/kit/text/text'
import { t } from '@/locales/t'
import { settings } from '@/stores/settings'
import { shopAdminIds } from '../ids'
import './review-row.scss'

interface ReviewRowProps {
  review: SellerReview
  onReply: (review: SellerReview) => void
}

/** A review of a product, with the reply of the shop. */
export const ReviewRow = observer(function ReviewRow({ review, onReply }: ReviewRowProps) {
  const { review_id: id, star, summary, content, author, options, reply } = review
  return (
    <Panel id={shopAdminIds.reviewRow(id)}>
      <View className="seller-review__head">
        <View className="seller-review__picture">
          <Picture image={review.image} ground={review.ground} alt="" radius="thumb" small />
        </View>
        <View className="seller-review__words">
          <Text bold lines={2} heading={2}>
            {localised(review, 'name', settings.language)}
          </Text>
          <Stars value={star} label={t('product.stars', { count: star })} text={String(star)} />
        </View>
      </View>
      <View className="seller-review__text">
        {summary !== '' && <Text bold>{summary}</Text>}
        {content !== '' && <Text>{content}</Text>}
        <Text size={13} tone="ink2">
          {[author, options, formatDate(review.created_at, settings.language)].filter(Boolean).join(' · ')}
        </Text>
      </View>
      {reply && (
        <View className="seller-review__reply">
          <Text size={13} bold>
            {t('shopAdmin.own_reply')}
          </Text>
          <Text>{reply.text}</Text>
        </View>
      )}
      <View className="seller-review__action">
        <Button
          id={shopAdminIds.reply(id)}
          kind="line"
          size="sm"
          label={t(reply ? 'shopAdmin.reply_change' : 'shopAdmin.reply')}
          opens="dialog"
          onPress={() => onReply(review)}
        />
      </View>
    </Panel>
  )
})
