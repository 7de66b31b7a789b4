const SCREEN_RPX = 750
// quoted text and url() stay unchanged
const LENGTH = /"[^"]*"|'[^']*'|url\((?:"[^"]*"|'[^']*'|[^)]*)\)|(?<![\w.#-])([+-]?(?:\d+(?:\.\d*)?|\.\d+))rpx\b/gi

/** Replaces lengths in rpx, of which a screen is 750 wide, by lengths that a browser understands. */
export function rpx(text: string): string {
  return text.replace(LENGTH, (whole: string, length: string | undefined) =>
    length === undefined ? whole : `calc(100vw * ${Number(length)} / ${SCREEN_RPX})`,
  )
}
