import { observer } from 'mobx-react-lite'
import { lazy, Suspense } from 'react'
import type { CartLine } from '@contract/entities/cart'
import { cart } from '@/stores/cart'

const ChooseAgain = lazy(async () => ({ default: (await import('./changed')).ChooseAgain }))
const LeftOut = lazy(async () => ({ default: (await import('./changed')).LeftOut }))
const Unselected = lazy(async () => ({ default: (await import('./changed')).Unselected }))

/** In a lazy chunk, as the next one. */
export function LazyChooseAgain(props: { line: CartLine }) {
  return (
    <Suspense fallback={null}>
      <ChooseAgain {...props} />
    </Suspense>
  )
}

export const LazyUnselected = observer(function LazyUnselected() {
  if (cart.unselected === 0) return null
  return (
    <Suspense fallback={null}>
      <Unselected />
    </Suspense>
  )
})

export const LazyLeftOut = observer(function LazyLeftOut() {
  if (cart.leftOut.length === 0) return null
  return (
    <Suspense fallback={null}>
      <LeftOut />
    </Suspense>
  )
})
