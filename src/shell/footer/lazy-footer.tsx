import type { FooterProps } from './types'

/** Only wide screens have a footer, and only the web has wide screens. */
export function LazyFooter(_props: FooterProps) {
  return null
}
