import { View } from '@tarojs/components'
import { observer } from 'mobx-react-lite'
import type { Data } from '@contract/all-calls'
import type { Address } from '@contract/entities/address'
import { AddressLines } from '@/features/addresses/address-lines'
import { cx } from '@/kit/cx'
import { Icon } from '@/kit/icon/icon'
import { banknote } from '@/kit/icon/glyphs/banknote'
import { creditCard } from '@/kit/icon/glyphs/credit-card'
import { wallet as walletGlyph } from '@/kit/icon/glyphs/wallet'
import { Text } from '@/kit/text/text'
import { chosenMethod } from '@/domain/cart/checkout-sums'
import { formatDaySpan } from '@/domain/time/dates'
import { t } from '@/locales/t'
import { checkout } from '@/stores/checkout'
import { settings } from '@/stores/settings'
import { usePrice } from '@/hooks/use-price'
import type { Bill } from '../pay/bill'
import { walletAfter, type Choice } from '../pay/payment-choice'
import './section.scss'

/** The chosen address. */
export const AddressLine = observer(function AddressLine({ address }: { address: Address }) {
  return (
    <View>
      <Text bold>{address.name}</Text>
      <AddressLines address={address} />
    </View>
  )
})

/** The chosen method of each shop: its days and what it costs. */
export const DeliveryLines = observer(function DeliveryLines({ data }: { data: Data<'checkout'> }) {
  const { price } = usePrice()
  const several = data.shippings.length > 1
  return (
    <View>
      {data.shippings.map((shipping, index) => {
        const method = chosenMethod(shipping, checkout.methods)
        if (!method) return null
        const free = Number(method.cost) === 0
        const shop = data.cart_info.shops.find(({ shop_id }) => shop_id === shipping.shop_id)
        return (
          <View key={shipping.shop_id} className={cx('section__line', index > 0 && 'section__line--later')}>
            <View className="section__words">
              <Text bold>{method.name}</Text>
              <Text size={13} tone="ink2">
                {[formatDaySpan(method.eta_from, method.eta_to, settings.language), several && shop?.name]
                  .filter(Boolean)
                  .join(' · ')}
              </Text>
            </View>
            <View className="section__end">
              <Text bold tone={free ? 'success' : 'ink'} figures>
                {free ? t('cart.free') : price(method.cost)}
              </Text>
            </View>
          </View>
        )
      })}
    </View>
  )
})

interface PaymentLineProps {
  readonly bill: Bill
  readonly choice: Choice
}

/** What pays, and what stays in a wallet. */
export const PaymentLine = observer(function PaymentLine({ bill, choice }: PaymentLineProps) {
  const { amountIn } = usePrice()
  const inWords = (): { name: string; note: string; glyph: string } => {
    if (choice === 'card') return { name: t('card.name'), note: t('card.note'), glyph: creditCard }
    if (choice === 'cash') return { name: t('checkout.cash'), note: t('checkout.cash_note'), glyph: banknote }
    const wallet = bill.wallets.find(({ code }) => code === choice.wallet)
    const after = walletAfter(bill, choice.wallet)
    if (!wallet) return { name: choice.wallet, note: '', glyph: walletGlyph }
    const { balance, currency } = wallet
    const notes = [t('checkout.balance', { amount: amountIn(balance, currency) })]
    if (after && 'left' in after) notes.push(t('checkout.stays', { amount: amountIn(after.left, currency) }))
    return { name: t('checkout.wallet', { code: wallet.code }), note: notes.join(' · '), glyph: walletGlyph }
  }
  const { name, note, glyph } = inWords()
  return (
    <View className="section__line">
      <View className="section__start">
        <Icon glyph={glyph} tone="accent" />
      </View>
      <View className="section__words">
        <Text bold>{name}</Text>
        <Text size={13} tone="ink2">
          {note}
        </Text>
      </View>
    </View>
  )
})
