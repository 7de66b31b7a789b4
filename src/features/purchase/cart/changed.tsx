/** What a cart shows beside its lines: products that changed after they came into it, and an unfinished payment. Loaded when there is some. */
import { View } from '@tarojs/components'
import { observer } from 'mobx-react-lite'
import { useState } from 'react'
import { BASE_CURRENCY } from '@contract/base/constants'
import type { CartLine, LeftOut as Item } from '@contract/entities/cart'
import { toMinor } from '@contract/rules/money'
import { Box } from '@/kit/box/box'
import { Button } from '@/kit/button/button'
import { Callout } from '@/kit/callout/callout'
import { Panel } from '@/kit/panel/panel'
import { Pressable } from '@/kit/pressable/pressable'
import { Text } from '@/kit/text/text'
import { usePrice } from '@/hooks/use-price'
import { localised } from '@/domain/text/localised'
import { t } from '@/locales/t'
import { go } from '@/platform/navigation/navigation'
import { hrefTo } from '@/shell/page/href'
import { cart } from '@/stores/cart'
import { settings } from '@/stores/settings'
import { cartIds } from '../cart-ids'
import { VariantSheet } from './variant-sheet'
import './changed.scss'

export { WaitingPayment } from './waiting-payment'

const Product = observer(function Product({ item }: { item: Item }) {
  const name = localised(item, 'name', settings.language)
  if (name === '') return <Text size={13}>{t('cartChanged.gone')}</Text>
  const text = t(`cartChanged.of_${item.reason}`, { name: name })
  const params = { product_id: item.product_id }
  return (
    <Pressable role="link" label={text} href={hrefTo('product', params)} onPress={() => go('product', params)}>
      <Text size={13} underline>
        {text}
      </Text>
    </Pressable>
  )
})

/** What left the cart without the user's doing, and why, until they have read it [stock.changed-variants]. */
export const LeftOut = observer(function LeftOut() {
  const { leftOut } = cart
  if (leftOut.length === 0) return null
  const title = t('cartChanged.title')
  return (
    <Panel id={cartIds.cartLeftOut}>
      <Box role="status">
        <Text bold heading={2}>
          {title}
        </Text>
        <Box role="list" label={title} className="left-out">
          {leftOut.map((item) => (
            <Box key={`${item.product_id}:${item.custom_option_sku ?? ''}`} role="listitem" className="left-out__one">
              <Product item={item} />
            </Box>
          ))}
        </Box>
      </Box>
      <View className="left-out__action">
        <Button kind="line" size="sm" label={t('cartChanged.understood')} onPress={() => cart.understand()} />
      </View>
    </Panel>
  )
})

/** Says which lines a login on the way to the checkout has left out of the order [session.merge-checkout]. */
export const Unselected = observer(function Unselected() {
  const { unselected: count } = cart
  if (count === 0) return null
  return (
    <Callout id={cartIds.cartUnselected} kind="info" live="status">
      {t('cartChanged.unselected', { count })}
    </Callout>
  )
})

/** Says that one piece costs another price than when the buyer saw it [screen.cart-price]. */
export const PriceChanged = observer(function PriceChanged({ line }: { line: CartLine }) {
  const { price } = usePrice()
  const { was_price: was } = line
  if (was === undefined) return null
  const isLower = toMinor(line.price, BASE_CURRENCY) < toMinor(was, BASE_CURRENCY)
  return (
    <Text size={13} tone={isLower ? 'success' : 'warn'}>
      {t(isLower ? 'cartChanged.cheaper' : 'cartChanged.dearer', { was: price(was) })}
    </Text>
  )
})

/** A line whose product is sold in other variants than before: says so, and opens the choice [stock.changed-variants]. */
export const ChooseAgain = observer(function ChooseAgain({ line }: { line: CartLine }) {
  const [open, setOpen] = useState(false)
  const name = localised(line, 'name', settings.language)
  return (
    <>
      <Text size={13} tone="danger">
        {t('cartChanged.line')}
      </Text>
      <Pressable
        id={cartIds.cartChoose(line.item_id)}
        label={t('cartChanged.choose_of', { name })}
        opens="dialog"
        onPress={() => setOpen(true)}
        className="left-out__choose"
      >
        <Text size={13} underline>
          {t('cartChanged.choose')}
        </Text>
      </Pressable>
      {open && <VariantSheet line={line} onClose={() => setOpen(false)} />}
    </>
  )
})
