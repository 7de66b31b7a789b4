import { linkTo, type LinkArgs, type RouteName } from '@/routes'

/** A screen's address on H5, for the links of the kit; other targets leave it unused. */
export function hrefTo<N extends RouteName>(name: N, ...args: LinkArgs<N>): string {
  return `#${linkTo(name, ...args)}`
}
