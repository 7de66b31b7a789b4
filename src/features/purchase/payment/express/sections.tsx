import { View } from '@tarojs/components'
import { observer } from 'mobx-react-lite'
import type { Data } from '@contract/all-calls'
import type { Address } from '@contract/entities/address'
import { AddressForm } from '@/features/addresses/address-form'
import { AddressChoice } from '@/features/purchase/checkout/address/address-choice'
import { ShippingChoice } from '@/features/purchase/checkout/shipping/shipping-choice'
import { ShippingGoals } from '@/features/purchase/checkout/shipping/shipping-goals'
import { cx } from '@/kit/cx'
import type { Completable, SectionState } from '@/domain/cart/checkout-sections'
import { checkout } from '@/stores/checkout'
import { useRestoredState } from '@/hooks/use-restored-state'
import { PayOptions } from '../pay/pay-methods'
import type { Payment } from '../pay/use-payment'
import { AddressLine, DeliveryLines, PaymentLine } from './chosen-lines'
import { CheckoutSection } from './section'
import './section.scss'

/** How a section is shown. */
export interface Part {
  readonly section: Completable
  readonly state: SectionState
  readonly open: boolean
  /** Opens or closes it; absent while it cannot be changed. */
  readonly toggle?: () => void
}

const headOf = ({ section, state, open, toggle }: Part) => ({
  section,
  state,
  change: toggle && { open, onPress: toggle },
})

interface ShipmentSectionProps {
  readonly part: Part
  readonly data: Pick<Data<'checkout'>, 'address_list'>
  /** Called after an address was saved. */
  readonly onSaved: () => void
}

/** Where it goes: an address of the book, or a form; a buyer without an address sees the form at once. */
export const ShipmentSection = observer(function ShipmentSection({ part, data, onSaved }: ShipmentSectionProps) {
  const [editing, setEditing] = useRestoredState<Address | 'new' | null>('express.address', null)
  const isEmpty = data.address_list.length === 0
  const saved = (book: Address[]) => {
    const before = new Set(data.address_list.map(({ address_id }) => address_id))
    const added = book.find(({ address_id }) => !before.has(address_id))
    if (added) checkout.chooseAddress(added.address_id)
    setEditing(null)
    onSaved()
  }
  const chosen = checkout.addressOf(data)
  const form = editing ?? (isEmpty ? 'new' : null)
  const content = () => {
    if (!part.open) return chosen && <AddressLine address={chosen} />
    if (form === null) return <AddressChoice data={data} onAdd={() => setEditing('new')} onEdit={setEditing} />
    const cancel = isEmpty ? undefined : () => setEditing(null)
    const address = form === 'new' ? null : form
    return <AddressForm address={address} book={data.address_list} onSaved={saved} onCancel={cancel} bare />
  }
  return <CheckoutSection {...headOf(part)}>{content()}</CheckoutSection>
})

/** How it comes: the method of each shop. */
export const DeliverySection = observer(function DeliverySection({
  part,
  data,
}: {
  part: Part
  data: Data<'checkout'>
}) {
  const choices = data.cart_info.shops.flatMap((shop) => {
    const shipping = data.shippings.find(({ shop_id }) => shop_id === shop.shop_id)
    return shipping ? [{ shop, shipping }] : []
  })
  return (
    <CheckoutSection {...headOf(part)}>
      {part.open ? (
        <>
          <ShippingGoals shippings={data.shippings} />
          {choices.map(({ shop, shipping }) => (
            <View key={shop.shop_id} className={cx('section__shop', choices.length === 1 && 'section__shop--first')}>
              <ShippingChoice shop={shop} shipping={shipping} level={3} />
            </View>
          ))}
        </>
      ) : (
        part.state === 'done' && <DeliveryLines data={data} />
      )}
    </CheckoutSection>
  )
})

/** What pays. */
export const PaymentSection = observer(function PaymentSection({ part, payment }: { part: Part; payment: Payment }) {
  const { bill, choice } = payment
  return (
    <CheckoutSection {...headOf(part)}>
      {part.open ? (
        <PayOptions payment={payment} />
      ) : (
        part.state === 'done' && choice && <PaymentLine bill={bill} choice={choice} />
      )}
    </CheckoutSection>
  )
})
