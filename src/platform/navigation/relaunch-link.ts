import Taro from '@tarojs/taro'
import { isTab, routeOf } from '@/routes'
import { relaunch } from './navigation'

/** Opens a link as the only screen and closes all others; opens home when the link leads nowhere. */
export async function relaunchLink(link: string): Promise<void> {
  const name = routeOf(link)
  if (name === undefined) return relaunch('home')
  if (isTab(name)) return relaunch(name)
  await Taro.reLaunch({ url: `/${link.replace(/^\/+/, '')}` })
}
