const SCREEN_RPX = 750
// what stands in quotes or in url() is left alone
const LENGTH = /"[^"]*"|'[^']*'|url\((?:"[^"]*"|'[^']*'|[^)]*)\)|(?<![\w.#-])([+-]?(?:\d+(?:\.\d*)?|\.\d+))rpx\b/gi

/** CSS values with lengths in rpx, of which a screen is 750 wide, as lengths that a browser knows. */
export function rpx(text: string): string {
  return text.replace(LENGTH, (whole: string, length: string | undefined) =>
    length === undefined ? whole : `calc(100vw * ${Number(length)} / ${SCREEN_RPX})`,
  )
}
