import { linkTo, type LinkArgs, type RouteName } from '@/routes'

/** A screen's address on H5, for the kit's links. Other targets do not use it. */
export function hrefTo<N extends RouteName>(name: N, ...args: LinkArgs<N>): string {
  return `#${linkTo(name, ...args)}`
}
