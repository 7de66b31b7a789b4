import { observer } from 'mobx-react-lite'
import { useRef } from 'react'
import type { CartInfo } from '@contract/entities/cart'
import { CartSkeleton } from '@/features/purchase/shared/cart-skeleton'
import { BasketGone } from '@/features/purchase/shared/basket-gone'
import { CheckoutSteps } from '@/features/purchase/shared/checkout-steps'
import { sumRows } from '@/features/purchase/shared/checkout-sums'
import { NothingSelected } from '@/features/purchase/shared/nothing-selected'
import { pageIds } from '@/kit/ids'
import { LoadStates } from '@/kit/state/load-states'
import { Summary } from '@/kit/summary/summary'
import { Page } from '@/shell/page/page'
import { sectionsOf } from '@/domain/cart/checkout-sections'
import { t } from '@/locales/t'
import { go } from '@/platform/navigation/navigation'
import { useLoad } from '@/hooks/use-load'
import { usePrice } from '@/hooks/use-price'
import { useOnReshow } from '@/hooks/use-on-reshow'
import { piecesIn } from '../pay/bill'
import { ExpressFrame } from './express-frame'
import { ExpressView } from './express-view'
import { Goods } from './goods'
import { openExpress, type Express } from './open-express'
import { CheckoutSection } from './section'
import { ShipmentSection } from './sections'
import { useStep, type ExpressAddress } from './use-step'

const NO_ADDRESS = sectionsOf({ my_cart: true, shipment: false, delivery: false, payment: false }, null)

interface FirstAddressProps {
  readonly info: CartInfo
  readonly address: ExpressAddress
  readonly onSaved: () => void
}

/** The same page for a buyer without an address: its form is open, the rest waits for it. */
const FirstAddress = observer(function FirstAddress({ info, address, onSaved }: FirstAddressProps) {
  const { price } = usePrice()
  const { basket_id } = address
  const review = () => void go('myCart', { basket_id })
  return (
    <ExpressFrame
      sections={NO_ADDRESS}
      onStep={review}
      address={address}
      goods={
        <CheckoutSection section="my_cart" state="done" change={{ open: false, onPress: review }}>
          <Goods info={info} />
        </CheckoutSection>
      }
      sums={
        <CheckoutSection section="confirm" state="next">
          <Summary rows={sumRows(info, t('cart.items', { count: piecesIn(info) }), price)} />
        </CheckoutSection>
      }
    >
      <ShipmentSection
        part={{ section: 'shipment', state: 'now', open: true }}
        data={{ address_list: [] }}
        onSaved={onSaved}
      />
      <CheckoutSection section="delivery" state="next" />
      <CheckoutSection section="payment" state="next" />
    </ExpressFrame>
  )
})

interface ExpressCheckoutProps {
  readonly address: ExpressAddress
  /** The section to open. */
  readonly step: string | undefined
}

/** The checkout of the cart or of a basket on one page: from what to buy to the confirmation [route.pay]. */
export const ExpressCheckout = observer(function ExpressCheckout({ address, step: first }: ExpressCheckoutProps) {
  const { basket_id = '', product_id } = address
  const load = useLoad((options) => openExpress(basket_id, options), [basket_id])
  const step = useStep(address, first)
  const placed = useRef(false)
  const shown = useRef<Express | undefined>(undefined)
  // once the orders are placed, the checkout is empty
  if (!placed.current) shown.current = load.data
  useOnReshow(() => {
    if (!placed.current) load.reload()
  })
  const express = shown.current
  if (express?.kind === 'ready') {
    const onPlaced = () => {
      placed.current = true
    }
    return <ExpressView opened={express} address={address} step={step} reload={load.reload} onPlaced={onPlaced} />
  }
  if (express?.kind === 'no_address')
    return <FirstAddress info={express.info} address={address} onSaved={load.reload} />
  return (
    <Page id={pageIds.pay} title={t('checkout.title')} surface="ground" under={<CheckoutSteps step="my_cart" />}>
      <LoadStates load={load} skeleton={<CartSkeleton />} failedTitle={t('checkout.failed')}>
        {({ kind }) =>
          kind === 'gone' ? <BasketGone step="pay" productId={product_id} /> : <NothingSelected step="pay" />
        }
      </LoadStates>
    </Page>
  )
})
