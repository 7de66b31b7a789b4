import { useRouter } from '@tarojs/taro'
import { paramNames, type RouteName, type RouteParams } from '@/routes'
import { decodeParam } from './decode-param'

/** The parameters of a screen as they arrive: strings, any of which may be missing in a link that a user typed. */
export type GivenParams<N extends RouteName> = { [K in keyof RouteParams<N>]?: string }

/** Picks the parameters that the screen knows, and decodes them on every target. */
export function readParams<N extends RouteName>(name: N, given: Record<string, string | undefined>): GivenParams<N> {
  const pairs = paramNames(name).map((key) => [key, given[key]] as const)
  const present = pairs.filter((pair): pair is [string, string] => Boolean(pair[1]))
  return Object.fromEntries(present.map(([key, value]) => [key, decodeParam(value)])) as GivenParams<N>
}

/** The parameters of the current screen. */
export function useParams<N extends RouteName>(name: N): GivenParams<N> {
  return readParams(name, useRouter().params)
}
