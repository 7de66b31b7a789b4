import { View } from '@tarojs/components'
import { cx } from '@/kit/cx'
import { Badge } from '@/kit/badge/badge'
import { DiscountBadge } from '@/kit/badge/discount-badge'
import { useDisplay, useMoney } from '@/kit/display/display-context'
import { idOf } from '../ids'
import { Picture } from '@/kit/picture/picture'
import { Pressable } from '@/kit/pressable/pressable'
import { OldPrice } from '@/kit/price/old-price'
import { Price } from '@/kit/price/price'
import { Rating } from '@/kit/rating/rating'
import { scriptOf } from '@/kit/text/script'
import { Text } from '@/kit/text/text'
import { currentPrice } from '@/domain/money/discount'
import { localised } from '@/domain/text/localised'
import { cardRate } from '@/domain/money/rate'
import { QuickAdd } from './quick-add'
import type { ProductCardProps } from './types'
import './product-card.scss'

/** A product in a list: picture, name, price, rating, and a quick-add that lies beside the link, not inside it. */
export function ProductCard(props: ProductCardProps) {
  const { product, words, onOpen, href, onAdd, inCart = 0, width = 'grid', mark, eager } = props
  const money = useMoney()
  const { language } = useDisplay()
  const name = localised(product, 'name', language)
  const { price, was, percent } = currentPrice(product)
  const soldOut = product.stock <= 0
  const flash = width === 'flash'
  const parts = money(price)
  return (
    <View className={cx('card', `card--${width}`)}>
      <Pressable
        id={idOf.productCard(product.product_id)}
        label={soldOut ? `${name}, ${parts.text}, ${words.soldOut}` : `${name}, ${parts.text}`}
        byContent
        role="link"
        href={href}
        onPress={onOpen}
        className="card__link"
      >
        <Picture image={product.image} ground={product.ground} alt="" small={width !== 'grid'} eager={eager} />
        <View className="card__badge">
          {soldOut ? (
            <Badge kind="paper" text={words.soldOut} />
          ) : (
            <DiscountBadge percent={percent} kind={flash ? 'flash' : 'paper'} />
          )}
        </View>
        <View
          className={cx('card__name', scriptOf(language) === 'thai' && 'card__name--thai', flash && 'card__name--one')}
        >
          <Text lines={flash ? 1 : 2} tight>
            {name}
          </Text>
        </View>
        <View
          className={cx(flash ? 'card__prices--flash' : 'card__prices', mark !== undefined && 'card__prices--marked')}
        >
          <Price parts={parts} reduced={was !== undefined} />
          {was !== undefined && (
            <View className={flash ? 'card__was--flash' : 'card__was'}>
              <OldPrice parts={money(was)} />
            </View>
          )}
        </View>
        <View className="card__foot">
          {words.left ? (
            <Text size={11} bold tone="accentPress">
              {words.left}
            </Text>
          ) : (
            <Rating value={cardRate(product, language)} note={words.sold} />
          )}
        </View>
      </Pressable>
      {onAdd && !soldOut && <QuickAdd label={words.add} inCart={inCart} onAdd={onAdd} />}
      {mark !== undefined && (
        <View className={cx('card__mark', scriptOf(language) === 'thai' && 'card__mark--thai')}>{mark}</View>
      )}
    </View>
  )
}
