import { observer } from 'mobx-react-lite'
import type { Data } from '@contract/all-calls'
import { Code } from '@contract/base/codes'
import type { Address } from '@contract/entities/address'
import { checkoutIds } from './checkout-ids'
import { pageIds } from '@/kit/ids'
import { AddressForm } from '@/features/addresses/address-form'
import { Page } from '@/shell/page/page'
import { useWide } from '@/shell/page/use-wide'
import { screen } from '@/shell/screen/screen'
import { LoadStates } from '@/kit/state/load-states'
import { selectedLines } from '@/domain/cart/cart-lines'
import { sumsWith } from '@/domain/cart/checkout-sums'
import { t } from '@/locales/t'
import { back } from '@/platform/navigation/navigation'
import { useParams } from '@/platform/navigation/params'
import { isRefusal } from '@/services/api-error'
import type { Options } from '@/services/request'
import { checkout } from '@/stores/checkout'
import { useGuard } from '@/hooks/use-guard'
import { useRestoredState } from '@/hooks/use-restored-state'
import { useLoad } from '@/hooks/use-load'
import { useOnReshow } from '@/hooks/use-on-reshow'
import { BasketGone } from './shared/basket-gone'
import { CartSkeleton } from '@/features/purchase/shared/cart-skeleton'
import { CheckoutBar } from './shared/checkout-bar'
import { CheckoutSteps } from './shared/checkout-steps'
import { CheckoutSums } from './shared/checkout-sums'
import { Columns } from '@/features/purchase/shared/columns'
import { DeliveryStep } from './checkout/shipping/delivery-step'
import { NoAddress } from './checkout/address/no-address'
import { NothingSelected } from './shared/nothing-selected'
import { ShipmentStep } from './checkout/shipping/shipment-step'
import { goToPayment } from './checkout/review/go-to-payment'

type Opened = { readonly data: Data<'checkout'> | null; readonly gone?: true }

/** Opens the checkout. Without data when there is no address yet (2000008), or the basket has expired (2000019). */
async function open(basketId: string | undefined, options: Options): Promise<Opened> {
  try {
    return { data: await checkout.open(options, basketId) }
  } catch (error) {
    if (isRefusal(error, Code.noDefaultAddress)) return { data: null }
    if (isRefusal(error, Code.notFound)) return { data: null, gone: true }
    throw error
  }
}

/** Steps 2 and 3 of the checkout: the address and the shipping [route.delivery]. */
const Delivery = observer(function Delivery() {
  const { basket_id } = useParams('delivery')
  const load = useLoad((options) => open(basket_id, options), [basket_id ?? ''])
  const wide = useWide()
  const [step, setStep] = useRestoredState<'shipment' | 'delivery'>('delivery.step', 'shipment')
  const [editing, setEditing] = useRestoredState<Address | 'new' | null>('delivery.address', null)

  // the cart may have changed on another screen
  useOnReshow(load.reload)

  const data = load.data?.data
  const lines = data ? selectedLines(data.cart_info) : []
  const count = lines.reduce((sum, { qty }) => sum + qty, 0)
  const sums = data && sumsWith(data.cart_info, data.shippings, checkout.methods)
  const next = {
    id: checkoutIds.deliveryContinue,
    label: t(step === 'shipment' ? 'checkout.to_delivery' : 'checkout.to_payment'),
    onPress: step === 'shipment' ? () => setStep('delivery') : () => goToPayment(basket_id, load.reload),
  }
  const book = data?.address_list ?? []
  const saved = (after: Address[]) => {
    const before = new Set(book.map(({ address_id }) => address_id))
    const added = after.find(({ address_id }) => !before.has(address_id))
    if (added) checkout.chooseAddress(added.address_id)
    setEditing(null)
    load.reload()
  }
  const goBack = () => {
    if (editing) setEditing(null)
    else if (step === 'delivery') setStep('shipment')
    else void back()
  }
  const going = count > 0 && editing === null
  return (
    <Page
      id={pageIds.delivery}
      title={t('checkout.title')}
      part={editing ? 'address' : step}
      surface="ground"
      under={<CheckoutSteps step={step} />}
      bottom={going && sums && !wide ? <CheckoutBar total={sums.grand_total} next={next} /> : undefined}
      onBack={goBack}
    >
      <LoadStates load={load} skeleton={<CartSkeleton />} failedTitle={t('checkout.failed')}>
        {(opened) => {
          if (editing) {
            const address = editing === 'new' ? null : editing
            return (
              <Columns side={sums && count > 0 && <CheckoutSums sums={sums} count={count} />}>
                <AddressForm address={address} book={book} onSaved={saved} onCancel={() => setEditing(null)} />
              </Columns>
            )
          }
          if (opened.gone) return <BasketGone step="delivery" />
          if (opened.data === null) return <NoAddress onAdd={() => setEditing('new')} />
          if (count === 0 || !sums)
            return basket_id ? <BasketGone step="delivery" /> : <NothingSelected step="delivery" />
          return (
            <Columns side={<CheckoutSums sums={sums} count={count} next={next} />}>
              {step === 'shipment' ? (
                <ShipmentStep data={opened.data} onAdd={() => setEditing('new')} onEdit={setEditing} />
              ) : (
                <DeliveryStep data={opened.data} onChangeAddress={() => setStep('shipment')} />
              )}
            </Columns>
          )
        }}
      </LoadStates>
    </Page>
  )
})

export default screen(function DeliveryPage() {
  return useGuard('delivery') ? <Delivery /> : null
})
