import { useEffect } from 'react'
import { useRefreshable } from '@/platform/refresh/use-refreshable'
import { cart } from '@/stores/cart'
import { network } from '@/stores/network'
import { session } from '@/stores/session'
import { useLanguage } from '@/hooks/use-language'
import { useOnReshow } from '@/hooks/use-on-reshow'

/**
 * Loads the cart when its screen is shown, when the language or the user changes, and when the network is back. Returns
 * a load for LoadStates. Use it in an observer.
 */
export function useCart() {
  const language = useLanguage()
  const { online } = network
  const { known, loggedIn } = session
  useOnReshow(() => void cart.load())
  useRefreshable(() => cart.load())
  useEffect(() => {
    // without a network the device may have kept the cart
    if (known && (online || cart.info === null)) void cart.load()
  }, [known, loggedIn, language, online])
  return { state: cart.state, data: cart.info ?? undefined, reload: () => void cart.load() }
}
