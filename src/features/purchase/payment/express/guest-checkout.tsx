import { observer } from 'mobx-react-lite'
import { useRef } from 'react'
import type { Fields } from '@contract/all-calls'
import type { Address } from '@contract/entities/address'
import type { CartInfo } from '@contract/entities/cart'
import type { SessionData } from '@contract/entities/user'
import { AddressForm } from '@/features/addresses/address-form'
import { checkoutIds } from '@/features/purchase/checkout-ids'
import { BasketGone } from '@/features/purchase/shared/basket-gone'
import { CartSkeleton } from '@/features/purchase/shared/cart-skeleton'
import { CheckoutSteps } from '@/features/purchase/shared/checkout-steps'
import { NothingSelected } from '@/features/purchase/shared/nothing-selected'
import { pageIds } from '@/kit/ids'
import { Pressable } from '@/kit/pressable/pressable'
import { LoadStates } from '@/kit/state/load-states'
import { Text } from '@/kit/text/text'
import { hrefTo } from '@/shell/page/href'
import { Page } from '@/shell/page/page'
import { selectedLines } from '@/domain/cart/cart-lines'
import { t } from '@/locales/t'
import { currentLink } from '@/platform/navigation/links'
import { go, relaunch, replace } from '@/platform/navigation/navigation'
import { guestCall } from '@/services/guests'
import { call, type Options } from '@/services/request'
import { cart } from '@/stores/cart'
import { signIn } from '@/stores/sign-in'
import { useLoad } from '@/hooks/use-load'
import { FirstAddress } from './first-address'
import { CheckoutSection } from './section'
import './section.scss'

/** A product of "Buy now"; absent: the visitor's cart. */
interface Wanted {
  readonly product_id: string
  readonly sku: string | undefined
  readonly qty: string | undefined
}

async function goodsOf(wanted: Wanted | undefined, options: Options): Promise<CartInfo | null> {
  if (wanted) {
    const { product_id, sku, qty } = wanted
    const item = { product_id, qty: Number(qty ?? 1), selected: true, ...(sku && { custom_option_sku: sku }) }
    return (await call('cartQuote', { items: [item] }, options)).cart_info
  }
  const failure = await cart.load()
  if (failure) throw failure
  return cart.info
}

/** A link as a line of small text. */
const SmallLink = observer(function SmallLink({
  text,
  to,
  next,
}: {
  text: string
  to: 'terms' | 'login'
  next?: string
}) {
  const params = next === undefined ? {} : { next }
  return (
    <Pressable
      id={to === 'login' ? checkoutIds.guestLogin : undefined}
      role="link"
      label={text}
      href={hrefTo(to, params)}
      // the login leads back here: it takes the place of this page
      onPress={() => (to === 'login' ? replace(to, params) : go(to, params))}
      className="section__link"
    >
      <Text size={13} underline>
        {text}
      </Text>
    </Pressable>
  )
})

/** Makes the visitor a guest, and adds the address to the guest's book. */
function useGuestSave(): (fields: Fields<'addressAdd'>) => Promise<Address[]> {
  // an address that was refused is sent again, for the same guest
  const made = useRef<{ readonly email: string; readonly data: SessionData } | null>(null)
  return async (fields) => {
    const { name, email } = fields
    if (made.current?.email !== email) {
      made.current = { email, data: await guestCall('registerGuest', { name, email, terms: true }) }
    }
    const { data } = made.current
    const { address_list } = await call('addressAdd', fields, { token: data['access-token'] })
    await signIn(data)
    return address_list
  }
}

/** The checkout of a visitor: a name, an e-mail address and where it goes; the page goes on as a guest's [role.guests]. */
export const GuestCheckout = observer(function GuestCheckout({ wanted }: { wanted: Wanted | undefined }) {
  const load = useLoad((options) => goodsOf(wanted, options), [wanted?.product_id, wanted?.sku, wanted?.qty])
  const save = useGuestSave()
  const info = load.data
  if (info && selectedLines(info).length > 0) {
    const review = () => void (wanted ? go('product', { product_id: wanted.product_id }) : relaunch('cart'))
    return (
      <FirstAddress info={info} address={wanted ? { product_id: wanted.product_id } : {}} onReview={review}>
        <CheckoutSection section="shipment" state="now">
          <SmallLink to="login" next={currentLink()} text={t('guest.login')} />
          <AddressForm
            address={null}
            book={[]}
            onSaved={() => undefined}
            guest={{ save, label: t('guest.go_on'), note: <SmallLink to="terms" text={t('guest.terms')} /> }}
            bare
          />
        </CheckoutSection>
      </FirstAddress>
    )
  }
  return (
    <Page id={pageIds.pay} title={t('checkout.title')} surface="ground" under={<CheckoutSteps step="my_cart" />}>
      <LoadStates load={load} skeleton={<CartSkeleton />} failedTitle={t('checkout.failed')}>
        {() => (wanted ? <BasketGone step="pay" productId={wanted.product_id} /> : <NothingSelected step="pay" />)}
      </LoadStates>
    </Page>
  )
})
