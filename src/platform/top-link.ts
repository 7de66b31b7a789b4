import Taro from '@tarojs/taro'
import { linkTo, routeOf } from '@/routes'
import { readParams } from './params'

/** The link of the screen on top of the stack, with the parameters that its route knows; empty where none is known. */
export function topLink(): string {
  const pages = Taro.getCurrentPages()
  const { route = '', options = {} } = pages.length > 0 ? pages[pages.length - 1] : {}
  const name = route === '' ? undefined : routeOf(route)
  return name === undefined ? '' : linkTo(name, readParams(name, options) as never)
}
