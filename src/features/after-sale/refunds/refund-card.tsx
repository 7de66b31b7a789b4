import { View } from '@tarojs/components'
import { observer } from 'mobx-react-lite'
import type { Refund } from '@contract/entities/after-sale'
import { afterSaleIds } from '../ids'
import { Badge } from '@/kit/badge/badge'
import { Button } from '@/kit/button/button'
import { hrefTo } from '@/shell/page/href'
import { Hairline } from '@/kit/panel/hairline'
import { Panel } from '@/kit/panel/panel'
import { Picture } from '@/kit/picture/picture'
import { Pressable } from '@/kit/pressable/pressable'
import { Summary, type SummaryRow } from '@/kit/summary/summary'
import { Text } from '@/kit/text/text'
import { Timeline } from '@/kit/timeline/timeline'
import { formatDateTime } from '@/domain/time/dates'
import { variantWith } from '@/domain/cart/variant-text'
import { localised } from '@/domain/text/localised'
import { REFUND_STATES } from '@/features/orders/refund-state'
import { t } from '@/locales/t'
import { go } from '@/platform/navigation/navigation'
import { settings } from '@/stores/settings'
import { usePrice } from '@/hooks/use-price'
import { RefundProofs } from './refund-proofs'
import './refund-card.scss'

/** How the last entry of the history looks. */
const LAST = { 0: 'now', 1: 'now', [-1]: 'over', cancelled: 'over' } as const

/** The amount by the state of the request: expected, refunded in the currency of the payment, or refused. */
function sumOf({ state, amount, returned }: Refund, prices: ReturnType<typeof usePrice>): SummaryRow {
  if (returned !== null) {
    const value = prices.amountIn(returned.amount, returned.currency)
    return { key: 'sum', label: t('refunds.returned'), value, tone: 'success' }
  }
  const label = state === 0 ? t('refunds.expected') : t('refunds.asked')
  return { key: 'sum', label, value: prices.price(amount) }
}

interface RefundCardProps {
  refund: Refund
  onCancel: (refundId: string) => void
}

/** One request: its goods, its amount, its reason, and its history. */
export const RefundCard = observer(function RefundCard({ refund, onCancel }: RefundCardProps) {
  const prices = usePrice()
  const { refund_id, order_id, state, items, log } = refund
  const params = { order_id }
  const { kind, word } = REFUND_STATES[state]
  const number = t('orders.order', { number: refund.increment_id })
  const latestFirst = [...log].reverse()
  const events = latestFirst.map((entry, index) => ({
    key: `${entry.time}-${entry.state}`,
    title: REFUND_STATES[entry.state].word(),
    // the request itself repeats the reason, which is shown above
    note: [formatDateTime(entry.time, settings.language), entry.state === 0 ? '' : entry.remark]
      .filter((part) => part !== '')
      .join(' · '),
    state: index === 0 ? LAST[entry.state] : ('done' as const),
    glyph: REFUND_STATES[entry.state].glyph,
  }))
  return (
    <Panel id={afterSaleIds.card(refund_id)}>
      <Pressable
        role="link"
        label={`${number}, ${word()}`}
        byContent
        href={hrefTo('order', params)}
        onPress={() => go('order', params)}
        className="refund-card__link"
      >
        <View className="refund-card__head">
          <View className="refund-card__order">
            <Text bold heading={2}>
              {number}
            </Text>
          </View>
          <Badge id={afterSaleIds.state(refund_id)} kind={kind} text={word()} />
        </View>
        {items.map((item) => (
          <View key={item.item_id} className="refund-card__item">
            <View className="refund-card__picture">
              <Picture image={item.image} ground={item.ground} alt="" radius="thumb" small />
            </View>
            <View className="refund-card__words">
              <Text lines={2}>{localised(item, 'name', settings.language)}</Text>
              <Text size={13} tone="ink2">
                {variantWith(item.custom_option_info, t('orders.pieces', { count: item.qty }))}
              </Text>
            </View>
          </View>
        ))}
      </Pressable>
      <View className="refund-card__gap">
        <Summary rows={[sumOf(refund, prices)]} />
        <Text size={13} tone="ink2">
          {t('refunds.reason_row')}
        </Text>
        <Text>{refund.reason}</Text>
        <RefundProofs refundId={refund_id} images={refund.images} />
      </View>
      <Hairline />
      <View className="refund-card__gap">
        <Timeline events={events} label={t('orders.timeline')} />
      </View>
      {state === 0 && (
        <View className="refund-card__actions">
          <Button
            id={afterSaleIds.cancel(refund_id)}
            kind="line"
            size="sm"
            label={t('refunds.cancel')}
            onPress={() => onCancel(refund_id)}
          />
        </View>
      )}
    </Panel>
  )
})
