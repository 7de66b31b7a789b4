import { useRouter } from '@tarojs/taro'
import { paramNames, type RouteName, type RouteParams } from '@/routes'
import { decodeParam } from './decode-param'

/** The parameters of a screen as they arrive: text, and any may be missing in a link that a person typed. */
export type GivenParams<N extends RouteName> = { [K in keyof RouteParams<N>]?: string }

/** Those of the given values that the screen knows, unescaped on every target. */
export function readParams<N extends RouteName>(name: N, given: Record<string, string | undefined>): GivenParams<N> {
  const pairs = paramNames(name).map((key) => [key, given[key]] as const)
  const present = pairs.filter((pair): pair is [string, string] => Boolean(pair[1]))
  return Object.fromEntries(present.map(([key, value]) => [key, decodeParam(value)])) as GivenParams<N>
}

/** What the screen was asked for. Only for use in that screen. */
export function useParams<N extends RouteName>(name: N): GivenParams<N> {
  return readParams(name, useRouter().params)
}
