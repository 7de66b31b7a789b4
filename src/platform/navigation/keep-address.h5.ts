import Taro from '@tarojs/taro'
import { routeOf } from '@/routes'

/**
 * Writes the state of the top screen into the address, without a history entry. A reload, a shared address and the
 * return from a login then show the same. Does nothing when another screen is on top.
 */
export function keepAddress(link: string): void {
  const router = Taro.getCurrentInstance().router
  const [path = '', query = ''] = link.split('?')
  if (!router || routeOf(router.path) !== routeOf(path)) return
  const params = router.params as Record<string, unknown>
  const { stamp, $taroTimestamp } = params
  for (const name of Object.keys(params)) delete params[name]
  const given = query.split('&').filter(Boolean)
  Object.assign(params, Object.fromEntries(given.map((pair) => pair.split('='))), { stamp, $taroTimestamp })
  window.history.replaceState(window.history.state, '', `#${link}`)
}
