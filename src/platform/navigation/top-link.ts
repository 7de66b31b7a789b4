import Taro from '@tarojs/taro'
import { linkTo, routeOf } from '@/routes'
import { readParams } from './params'

/** The link of a screen by its path, with the parameters that its route knows. Empty when no route has the path. */
export function ownLink(path: string, params: Record<string, string | undefined> = {}): string {
  const name = routeOf(path)
  return name === undefined ? '' : linkTo(name, readParams(name, params) as never)
}

/** On H5 only `$taroParams` holds the page's parameters. */
interface OpenedPage {
  readonly route?: string
  readonly options?: Record<string, string | undefined>
  readonly $taroParams?: Record<string, string | undefined>
}

/** The link of the screen on top of the stack. Empty when there is none yet. */
export function topLink(): string {
  const pages = Taro.getCurrentPages()
  const { route = '', options, $taroParams }: OpenedPage = pages[pages.length - 1] ?? {}
  return route === '' ? '' : ownLink(route, $taroParams ?? options)
}
