import Taro from '@tarojs/taro'
import { linkTo, routeOf } from '@/routes'
import { readParams } from './params'

/** The link of a screen by its path, with the parameters that its route knows; empty where none is known. */
export function ownLink(path: string, params: Record<string, string | undefined> = {}): string {
  const name = routeOf(path)
  return name === undefined ? '' : linkTo(name, readParams(name, params) as never)
}

/** The link of the screen on top of the stack; empty where there is none yet. */
export function topLink(): string {
  const pages = Taro.getCurrentPages()
  const { route = '', options } = pages.length > 0 ? pages[pages.length - 1] : {}
  return route === '' ? '' : ownLink(route, options)
}
