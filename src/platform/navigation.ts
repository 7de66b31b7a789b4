import Taro from '@tarojs/taro'
import { isTab, type LinkArgs, linkTo, type RouteName } from '@/routes'
import { expectTab } from './expect-tab'

/** Mini-programs keep at most ten pages; the eleventh has to replace the tenth. */
const DEEPEST = 10
/** In the place of a depth: the screen is on its way. */
const OPENING = -1
const NOTHING = { url: '', depth: 0 }

/** Opens a screen above the current one; a tab is switched to. Rejects when the target refuses. */
export async function go<N extends RouteName>(name: N, ...args: LinkArgs<N>): Promise<void> {
  if (isTab(name)) return openTab(name)
  await goTo(linkTo(name, ...args))
}

/** What was opened last, and how many screens there were with it. */
let opened = NOTHING

/**
 * Opens an address that is no tab's above the current screen. Once: of two quick taps the second finds the screen on
 * top, and the button that it meant covered.
 */
export async function goTo(url: string): Promise<void> {
  const { length } = Taro.getCurrentPages()
  const depth = Math.min(length + 1, DEEPEST)
  if (opened.url === url && (opened.depth === length || opened.depth === OPENING)) return
  opened = { url, depth: OPENING }
  try {
    if (length >= DEEPEST) await Taro.redirectTo({ url })
    else await Taro.navigateTo({ url })
    opened = { url, depth }
  } catch (error) {
    opened = NOTHING
    throw error
  }
}

/** Opens an address that is no tab's in the place of the current screen. */
export async function replaceBy(url: string): Promise<void> {
  opened = NOTHING
  await Taro.redirectTo({ url })
}

/** Opens a screen in the place of the current one; a tab is switched to. */
export async function replace<N extends RouteName>(name: N, ...args: LinkArgs<N>): Promise<void> {
  if (isTab(name)) return openTab(name)
  await replaceBy(linkTo(name, ...args))
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
