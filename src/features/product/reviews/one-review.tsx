import { View } from '@tarojs/components'
import { observer } from 'mobx-react-lite'
import type { Review } from '@contract/entities/product'
import { Box } from '@/kit/box/box'
import { Picture } from '@/kit/picture/picture'
import { Hairline } from '@/kit/panel/hairline'
import { Stars } from '@/kit/rating/stars'
import { Text } from '@/kit/text/text'
import { relativeTime } from '@/domain/time/relative-time'
import { t } from '@/locales/t'
import { now } from '@/platform/clock'
import { settings } from '@/stores/settings'
import './one-review.scss'

function ago(iso: string): string {
  const time = relativeTime(iso, now(), settings.language)
  if ('date' in time) return time.date
  return 'count' in time ? t(time.key, { count: time.count }) : t(time.key)
}

interface OneReviewProps {
  review: Review
  /** Its index among all reviews, and how many there are. */
  place: number
  count: number
}

/** One review: stars, date, text, author and variant, and the shop's reply. */
export const OneReview = observer(function OneReview({ review, place, count }: OneReviewProps) {
  const { star, summary, content, author, options, images, reply } = review
  return (
    <Box role="listitem" aria-posinset={place + 1} aria-setsize={count} className="one-review">
      {place > 0 && <Hairline />}
      <View className="one-review__head">
        <View className="one-review__stars">
          <Stars value={star} label={t('product.stars', { count: star })} />
        </View>
        <Text size={13} tone="ink2">
          {ago(review.created_at)}
        </Text>
      </View>
      {summary !== '' && <Text bold>{summary}</Text>}
      {content !== '' && <Text>{content}</Text>}
      {images.length > 0 && (
        <View className="one-review__pictures">
          {images.map((image) => (
            <View key={image} className="one-review__picture">
              <Picture image={image} alt="" small radius="thumb" />
            </View>
          ))}
        </View>
      )}
      <View className="one-review__foot">
        <Text size={13} tone="ink2">
          {[author, options].filter((words) => words !== '').join(' · ')}
        </Text>
      </View>
      {reply && (
        <View className="one-review__reply">
          <Text size={13} bold>
            {t('productFacts.reply')}
          </Text>
          <Text>{reply.text}</Text>
        </View>
      )}
    </Box>
  )
})
