import { View } from '@tarojs/components'
import { observer } from 'mobx-react-lite'
import type { DeskReview } from '@contract/desk/reviews'
import { localised } from '@/domain/text/localised'
import { formatDate } from '@/domain/time/dates'
import { Button } from '@/kit/button/button'
import { Panel } from '@/kit/panel/panel'
import { Picture } from '@/kit/picture/picture'
import { Stars } from '@/kit/rating/stars'
import { Text } from '@/kit/text/text'
import { t } from '@/locales/t'
import { settings } from '@/stores/settings'
import { deskIds } from '../ids'
import { deskText } from '../texts/shop-desk'
import './review-row.scss'

interface ReviewRowProps {
  review: DeskReview
  onReply: (review: DeskReview) => void
}

/** A review of a product, with the reply of the shop. */
export const ReviewRow = observer(function ReviewRow({ review, onReply }: ReviewRowProps) {
  const { review_id: id, star, summary, content, author, options, reply } = review
  return (
    <Panel id={deskIds.reviewRow(id)}>
      <View className="desk-review__head">
        <View className="desk-review__picture">
          <Picture image={review.image} ground={review.ground} alt="" radius="thumb" small />
        </View>
        <View className="desk-review__words">
          <Text bold lines={2} heading={2}>
            {localised(review, 'name', settings.language)}
          </Text>
          <Stars value={star} label={t('product.stars', { count: star })} text={String(star)} />
        </View>
      </View>
      <View className="desk-review__text">
        {summary !== '' && <Text bold>{summary}</Text>}
        {content !== '' && <Text>{content}</Text>}
        <Text size={13} tone="ink2">
          {[author, options, formatDate(review.created_at, settings.language)].filter(Boolean).join(' · ')}
        </Text>
      </View>
      {reply && (
        <View className="desk-review__reply">
          <Text size={13} bold>
            {deskText('own_reply')}
          </Text>
          <Text>{reply.text}</Text>
        </View>
      )}
      <View className="desk-review__action">
        <Button
          id={deskIds.reply(id)}
          kind="line"
          size="sm"
          label={deskText(reply ? 'reply_change' : 'reply')}
          opens="dialog"
          onPress={() => onReply(review)}
        />
      </View>
    </Panel>
  )
})
