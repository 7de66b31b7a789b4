/** Links as plain text: where one is, and how to get to a link that was kept or came from outside. */
import Taro from '@tarojs/taro'
import { isTab, routeOf } from '@/routes'
import { go, goTo, relaunch, replace } from './navigation'
import { ownLink } from './top-link'

/** The link of the screen on top, with the parameters that its route knows; empty before the first screen. */
export function currentLink(): string {
  const router = Taro.getCurrentInstance().router
  return router ? ownLink(router.path, router.params) : ''
}

/** Opens a link in place of the current screen; home when it leads nowhere. */
export async function replaceLink(link: string): Promise<void> {
  const name = routeOf(link)
  if (name === undefined) return relaunch('home')
  // by name: an alias such as `/` is no address that every target knows
  if (isTab(name)) await replace(name)
  else await Taro.redirectTo({ url: `/${link.replace(/^\/+/, '')}` })
}

/** Opens a link above the current screen, such as an advert's; nothing happens when it leads nowhere. */
export async function openLink(link: string): Promise<void> {
  const name = routeOf(link)
  if (name === undefined) return
  if (isTab(name)) await go(name)
  else await goTo(`/${link.replace(/^\/+/, '')}`)
}
