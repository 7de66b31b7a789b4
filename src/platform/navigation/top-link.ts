import Taro from '@tarojs/taro'
import { linkTo, routeOf } from '@/routes'
import { readParams } from './params'

/** The link of a screen by its path, with the parameters that its route knows; empty where none is known. */
export function ownLink(path: string, params: Record<string, string | undefined> = {}): string {
  const name = routeOf(path)
  return name === undefined ? '' : linkTo(name, readParams(name, params) as never)
}

/** On H5 what a page was asked for stands in `$taroParams` alone. */
interface OpenedPage {
  readonly route?: string
  readonly options?: Record<string, string | undefined>
  readonly $taroParams?: Record<string, string | undefined>
}

/** The link of the screen on top of the stack; empty where there is none yet. */
export function topLink(): string {
  const pages = Taro.getCurrentPages()
  const { route = '', options, $taroParams }: OpenedPage = pages.length > 0 ? pages[pages.length - 1] : {}
  return route === '' ? '' : ownLink(route, $taroParams ?? options)
}
