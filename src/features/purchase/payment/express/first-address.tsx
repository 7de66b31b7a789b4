import { observer } from 'mobx-react-lite'
import type { ReactNode } from 'react'
import type { CartInfo } from '@contract/entities/cart'
import { sumRows } from '@/features/purchase/shared/checkout-sums'
import { Summary } from '@/kit/summary/summary'
import { sectionsOf } from '@/domain/cart/checkout-sections'
import { t } from '@/locales/t'
import { usePrice } from '@/hooks/use-price'
import { piecesIn } from '../pay/bill'
import { ExpressFrame } from './express-frame'
import { Goods } from './goods'
import { CheckoutSection } from './section'
import type { ExpressAddress } from './use-step'

const NO_ADDRESS = sectionsOf({ my_cart: true, shipment: false, delivery: false, payment: false }, null)

interface FirstAddressProps {
  readonly info: CartInfo
  readonly address: ExpressAddress
  /** Opens what changes the goods. */
  readonly onReview: () => void
  /** The section of the shipment, with its form. */
  readonly children: ReactNode
}

/** The checkout of a buyer without an address: its form is open, the rest waits for it. */
export const FirstAddress = observer(function FirstAddress({ info, address, onReview, children }: FirstAddressProps) {
  const { price } = usePrice()
  return (
    <ExpressFrame
      sections={NO_ADDRESS}
      onStep={onReview}
      address={address}
      goods={
        <CheckoutSection section="my_cart" state="done" change={{ open: false, onPress: onReview }}>
          <Goods info={info} />
        </CheckoutSection>
      }
      sums={
        <CheckoutSection section="confirm" state="next">
          <Summary rows={sumRows(info, t('cart.items', { count: piecesIn(info) }), price)} />
        </CheckoutSection>
      }
    >
      {children}
      <CheckoutSection section="delivery" state="next" />
      <CheckoutSection section="payment" state="next" />
    </ExpressFrame>
  )
})
