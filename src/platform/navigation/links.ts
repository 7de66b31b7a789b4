/** Links as plain text: the current one, and how to open one that was stored or came from outside. */
import Taro from '@tarojs/taro'
import { isTab, routeOf } from '@/routes'
import { go, goTo, relaunch, replace } from './navigation'
import { ownLink } from './top-link'

/** The link of the top screen, with the parameters that its route knows. Empty before the first screen. */
export function currentLink(): string {
  const router = Taro.getCurrentInstance().router
  return router ? ownLink(router.path, router.params) : ''
}

/** Opens a link in place of the current screen; opens home when the link leads nowhere. */
export async function replaceLink(link: string): Promise<void> {
  const name = routeOf(link)
  if (name === undefined) return relaunch('home')
  // by name: not every target knows an alias such as `/`
  if (isTab(name)) await replace(name)
  else await Taro.redirectTo({ url: `/${link.replace(/^\/+/, '')}` })
}

/** Opens a link, such as an advert's, above the current screen. Does nothing when it leads nowhere. */
export async function openLink(link: string): Promise<void> {
  const name = routeOf(link)
  if (name === undefined) return
  if (isTab(name)) await go(name)
  else await goTo(`/${link.replace(/^\/+/, '')}`)
}
