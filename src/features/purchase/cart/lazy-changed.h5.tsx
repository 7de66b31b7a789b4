import { observer } from 'mobx-react-lite'
import type { CartLine } from '@contract/entities/cart'
import { lazyPart } from '@/shell/lazy-part/lazy-part.h5'
import { cart } from '@/stores/cart'
import { session } from '@/stores/session'

/** One lazy chunk for all of them. */
const load = () => import('./changed')

export const LazyChooseAgain = lazyPart<{ line: CartLine }>(async () => (await load()).ChooseAgain)

const PriceChanged = lazyPart<{ line: CartLine }>(async () => (await load()).PriceChanged)
export const LazyPriceChanged = ({ line }: { line: CartLine }) => line.was_price && <PriceChanged line={line} />

const Unselected = lazyPart(async () => (await load()).Unselected)
export const LazyUnselected = observer(function LazyUnselected() {
  return cart.unselected > 0 && <Unselected />
})

const LeftOut = lazyPart(async () => (await load()).LeftOut)
export const LazyLeftOut = observer(function LazyLeftOut() {
  return cart.leftOut.length > 0 && <LeftOut />
})

const Waiting = lazyPart(async () => (await load()).WaitingPayment)
export const LazyWaitingPayment = observer(function LazyWaitingPayment() {
  return session.loggedIn && <Waiting />
})
