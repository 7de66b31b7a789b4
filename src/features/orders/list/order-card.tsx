import { View } from '@tarojs/components'
import { observer } from 'mobx-react-lite'
import type { OrderSummary } from '@contract/entities/order'
import { idOf } from '@/kit/ids'
import { hrefTo } from '@/shell/page/href'
import { Panel } from '@/kit/panel/panel'
import { Picture } from '@/kit/picture/picture'
import { Pressable } from '@/kit/pressable/pressable'
import { Price } from '@/kit/price/price'
import { Text } from '@/kit/text/text'
import { formatDate } from '@/domain/time/dates'
import { go } from '@/platform/navigation/navigation'
import { settings } from '@/stores/settings'
import { usePrice } from '@/hooks/use-price'
import { goodsText } from '../goods-text'
import { OrderBadge } from '../state/order-badge'
import { OrderButtons } from '../actions/order-buttons'
import { arrivalOf } from '../state/arrival-text'
import { expiryText } from '../state/expiry-text'
import { listSteps, type OrderStep } from '../actions/order-steps'
import { orderRefundText } from '../state/order-refund-text'
import { stateWord } from '../state-word'
import './order-card.scss'

export interface OrderCardProps {
  order: OrderSummary
  onAct: (step: OrderStep, order: OrderSummary) => void | Promise<void>
}

/** One order of the list: what was ordered and how far it is, which opens the order, and at most two steps. */
export const OrderCard = observer(function OrderCard({ order, onAct }: OrderCardProps) {
  const { parts, price } = usePrice()
  const { order_id, shop, status, created_at, grand_total: total } = order
  const [line] = order.products
  const { name, more, facts } = goodsText(order)
  const from = `${shop.name} · ${formatDate(created_at, settings.language)}`
  const expiry = expiryText(order)
  const notes = [expiry ?? arrivalOf(order)?.title, orderRefundText(order)].filter((note) => note !== undefined)
  const params = { order_id }
  const open = () => go('order', params)
  const steps = listSteps(order)
  return (
    <Panel id={idOf.orderCard(order_id)} flush>
      <View className="order-card">
        <Pressable
          id={idOf.orderOpen(order_id)}
          role="link"
          label={[from, stateWord(status), name, more, price(total), facts, ...notes].filter(Boolean).join(', ')}
          byContent
          href={hrefTo('order', params)}
          onPress={open}
          className="order-card__link"
        >
          <View className="order-card__row">
            <View className="order-card__from">
              <Text size={13} tone="ink2" lines={1}>
                {from}
              </Text>
            </View>
            <OrderBadge status={status} />
          </View>
          <View className="order-card__goods">
            <View className="order-card__picture">
              {line && <Picture image={line.image} ground={line.ground} alt="" radius="thumb" small />}
            </View>
            <View className="order-card__wide">
              <View className="order-card__row">
                <View className="order-card__name">
                  <Text bold lines={1} heading={2}>
                    {name}
                  </Text>
                </View>
                {more !== '' && (
                  <View className="order-card__more">
                    <Text bold lines={1}>
                      {more}
                    </Text>
                  </View>
                )}
                <View className="order-card__sum">
                  <Price parts={parts(total)} size={15} />
                </View>
              </View>
              <Text size={13} tone="ink2" lines={1}>
                {facts}
              </Text>
              {notes.map((note) => (
                <Text key={note} size={13} tone={note === expiry ? 'warn' : 'ink'}>
                  {note}
                </Text>
              ))}
            </View>
          </View>
        </Pressable>
        {steps.length > 0 && (
          <View className="order-card__foot">
            <Pressable skipped label={name} onPress={open} className="order-card__rest">
              <View className="order-card__blank" />
            </Pressable>
            <View className="order-card__steps">
              {steps.map((step) => (
                <View key={step} className="order-card__step">
                  <OrderButtons order={order} steps={[step]} onAct={onAct} />
                </View>
              ))}
            </View>
          </View>
        )}
      </View>
    </Panel>
  )
})
