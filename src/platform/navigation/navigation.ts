import Taro from '@tarojs/taro'
import { isTab, type LinkArgs, linkTo, type RouteName } from '@/routes'
import { arrival } from './arrival'
import { expectTab } from './expect-tab'
import { topLink } from './top-link'

/** Mini-programs keep at most ten pages, so the eleventh replaces the tenth. */
const DEEPEST = 10

/** Opens a screen above the current one, or switches to it when it is a tab. Rejects when the target refuses. */
export async function go<N extends RouteName>(name: N, ...args: LinkArgs<N>): Promise<void> {
  if (isTab(name)) return openTab(name)
  await goTo(linkTo(name, ...args))
}

/** The address that is being opened. */
let opening = ''

/**
 * Opens an address, not a tab's, above the current screen. The second of two quick taps does nothing, because the
 * address is already opening or on top. Resolves when the screen is on top.
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

/** Opens a screen in place of the current one, or switches to it when it is a tab. */
export async function replace<N extends RouteName>(name: N, ...args: LinkArgs<N>): Promise<void> {
  if (isTab(name)) return openTab(name)
  await Taro.redirectTo({ url: linkTo(name, ...args) })
}

/** Opens a screen as the only one and closes all others. */
export async function relaunch<N extends RouteName>(name: N, ...args: LinkArgs<N>): Promise<void> {
  expectTab(name)
  await Taro.reLaunch({ url: linkTo(name, ...args) })
}

/** Goes back; goes home when nothing lies below the screen, because it was opened by its address. */
export async function back(delta = 1): Promise<void> {
  if (Taro.getCurrentPages().length > 1) await Taro.navigateBack({ delta })
  else await relaunch('home')
}

/** Goes back; opens this screen instead when nothing lies below. */
export async function backOr<N extends RouteName>(name: N, ...args: LinkArgs<N>): Promise<void> {
  if (Taro.getCurrentPages().length > 1) await Taro.navigateBack({ delta: 1 })
  else await replace(name, ...args)
}

async function openTab(name: RouteName): Promise<void> {
  expectTab(name)
  await Taro.switchTab({ url: linkTo(name) })
}
