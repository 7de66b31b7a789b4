/** Links as plain text: where one is, and how to get to a link that was kept or came from outside. */
import Taro from '@tarojs/taro'
import { isTab, linkTo, routeOf } from '@/routes'
import { relaunch } from './navigation'
import { readParams } from './params'

/** The link of the screen on top, with the parameters that its route knows; empty before the first screen. */
export function currentLink(): string {
  const router = Taro.getCurrentInstance().router
  const name = router ? routeOf(router.path) : undefined
  if (!router || name === undefined) return ''
  return linkTo(name, readParams(name, router.params) as never)
}

/** Opens a link in the place of the current screen; home when it leads nowhere. */
export async function replaceLink(link: string): Promise<void> {
  const name = routeOf(link)
  if (name === undefined) return relaunch('home')
  const url = `/${link.replace(/^\/+/, '')}`
  if (isTab(name)) await Taro.switchTab({ url: url.split('?')[0] })
  else await Taro.redirectTo({ url })
}

/** Opens a link above the current screen, such as an advert's; nothing happens when it leads nowhere. */
export async function openLink(link: string): Promise<void> {
  const name = routeOf(link)
  if (name === undefined) return
  const url = `/${link.replace(/^\/+/, '')}`
  if (isTab(name)) await Taro.switchTab({ url: url.split('?')[0] })
  else await Taro.navigateTo({ url })
}
