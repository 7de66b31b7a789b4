import { observer } from 'mobx-react-lite'
import { useRef } from 'react'
import { LazyWaitingPayment } from '@/features/purchase/cart/lazy-changed'
import { CartSkeleton } from '@/features/purchase/shared/cart-skeleton'
import { BasketGone } from '@/features/purchase/shared/basket-gone'
import { CheckoutSteps } from '@/features/purchase/shared/checkout-steps'
import { NothingSelected } from '@/features/purchase/shared/nothing-selected'
import { pageIds } from '@/kit/ids'
import { LoadStates } from '@/kit/state/load-states'
import { Page } from '@/shell/page/page'
import { t } from '@/locales/t'
import { go } from '@/platform/navigation/navigation'
import { useLoad } from '@/hooks/use-load'
import { useOnReshow } from '@/hooks/use-on-reshow'
import { ExpressView } from './express-view'
import { FirstAddress } from './first-address'
import { openExpress, type Express } from './open-express'
import { ShipmentSection } from './sections'
import { useStep, type ExpressAddress } from './use-step'

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
  if (express?.kind === 'no_address') {
    const review = () => void go('myCart', { basket_id: address.basket_id })
    return (
      <FirstAddress info={express.info} address={address} onReview={review}>
        <ShipmentSection
          part={{ section: 'shipment', state: 'now', open: true }}
          data={{ address_list: [] }}
          onSaved={load.reload}
        />
      </FirstAddress>
    )
  }
  return (
    <Page id={pageIds.pay} title={t('checkout.title')} surface="ground" under={<CheckoutSteps step="my_cart" />}>
      <LoadStates load={load} skeleton={<CartSkeleton />} failedTitle={t('checkout.failed')}>
        {({ kind }) => (
          <>
            <LazyWaitingPayment />
            {kind === 'gone' ? <BasketGone step="pay" productId={product_id} /> : <NothingSelected step="pay" />}
          </>
        )}
      </LoadStates>
    </Page>
  )
})
