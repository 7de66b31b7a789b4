import { View } from '@tarojs/components'
import { observer } from 'mobx-react-lite'
import type { ProductDetail } from '@contract/entities/product'
import { Box } from '@/kit/box/box'
import { Button } from '@/kit/button/button'
import { More } from '@/kit/loading/more'
import { Histogram } from '@/kit/rating/histogram'
import { Stars } from '@/kit/rating/stars'
import { VirtualList } from '@/kit/virtual-list/virtual-list'
import { SectionTitle } from '@/kit/section-title/section-title'
import { SkeletonLine } from '@/kit/skeleton/skeleton-line'
import { LoadStates } from '@/kit/state/load-states'
import { Text } from '@/kit/text/text'
import { shownRate } from '@/domain/money/rate'
import { t } from '@/locales/t'
import { call } from '@/services/request'
import { settings } from '@/stores/settings'
import { usePaged } from '@/hooks/use-paged'
import { OneReview } from './one-review'
import './reviews.scss'

const AT_ONCE = 5

/** The reviews: a histogram of the stars, and the texts, newest first. */
export const Reviews = observer(function Reviews({ product }: { product: ProductDetail }) {
  const { product_id, rate, review_count } = product
  const paged = usePaged(
    (place, options) => call('reviews', { product_id, ...place, page_size: AT_ONCE }, options),
    ({ review_id }) => review_id,
    [product_id],
  )
  const { list, end, more, retry, moreState } = paged
  return (
    <View className="reviews">
      <SectionTitle title={t('product.reviews_title')} />
      <LoadStates
        load={{ ...paged, data: paged.first }}
        skeleton={<SkeletonLine height={120} shape="card" />}
        failedTitle={t('product.reviews_failed')}
      >
        {({ histogram, count }) =>
          count === 0 ? (
            <View className="reviews__part">
              <Text tone="ink2">{t('product.reviews_none')}</Text>
            </View>
          ) : (
            <>
              <View className="reviews__summary">
                <View className="reviews__rate">
                  <Text size={40} bold figures align="center">
                    {shownRate(rate, settings.language)}
                  </Text>
                  <Stars value={rate / 100} label={t('product.stars', { count: Math.round(rate / 100) })} />
                  <Text size={13} tone="ink2" align="center">
                    {t('product.reviews', { count: review_count })}
                  </Text>
                </View>
                <View className="reviews__histogram">
                  <Histogram
                    rows={[...histogram].sort((a, b) => b.star - a.star)}
                    label={(star, given) => t('product.star_count', { star, count: given })}
                  />
                </View>
              </View>
              <Box role="list" label={t('product.reviews_title')} className="reviews__part">
                <VirtualList
                  items={list}
                  keyOf={(review) => review.review_id}
                  row={(review, place) => <OneReview review={review} place={place} count={count} />}
                />
              </Box>
              <More state={moreState} onRetry={retry} />
              {!end && moreState === 'ready' && (
                <View className="reviews__more">
                  <Button kind="line" size="md" label={t('product.reviews_more')} onPress={more} />
                </View>
              )}
            </>
          )
        }
      </LoadStates>
    </View>
  )
})
