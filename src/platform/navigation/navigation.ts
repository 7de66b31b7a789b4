import Taro from '@tarojs/taro'
import { isTab, type LinkArgs, linkTo, type RouteName } from '@/routes'
import { arrival } from './arrival'
import { expectTab } from './expect-tab'
import { topLink } from './top-link'

/** Mini-programs keep at most ten pages; the eleventh has to replace the tenth. */
const DEEPEST = 10

/** Opens a screen above the current one; a tab is switched to. Rejects when the target refuses. */
export async function go<N extends RouteName>(name: N, ...args: LinkArgs<N>): Promise<void> {
  if (isTab(name)) return openTab(name)
  await goTo(linkTo(name, ...args))
}

/** The address that is on its way to the top. */
let opening = ''

/**
 * Opens an address that is no tab's above the current screen, once: of two quick taps the second finds it on its way or
 * on top. Resolves when the screen is there.
 */
export async function goTo(url: string): Promise<void> {
  if (url === opening || url === topLink()) return
  opening = url
  try {
    if (Taro.getCurrentPages().length >= DEEPEST) await Taro.redirectTo({ url })
    else await Taro.navigateTo({ url })
    await arrival(() => url === topLink())
  } finally {
    if (opening === url) opening = ''
  }
}

/** Opens a screen in place of the current one; a tab is switched to. */
export async function replace<N extends RouteName>(name: N, ...args: LinkArgs<N>): Promise<void> {
  if (isTab(name)) return openTab(name)
  await Taro.redirectTo({ url: linkTo(name, ...args) })
}

/** Opens a screen as the only one, everything below it closed. */
export async function relaunch<N extends RouteName>(name: N, ...args: LinkArgs<N>): Promise<void> {
  expectTab(name)
  await Taro.reLaunch({ url: linkTo(name, ...args) })
}

/** Goes back, or home when the screen was opened by its address and nothing lies below it. */
export async function back(delta = 1): Promise<void> {
  if (Taro.getCurrentPages().length > 1) await Taro.navigateBack({ delta })
  else await relaunch('home')
}

async function openTab(name: RouteName): Promise<void> {
  expectTab(name)
  await Taro.switchTab({ url: linkTo(name) })
}
