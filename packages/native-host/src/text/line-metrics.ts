/** Arial's measures, as parts of the letters' size: how far they reach above and below the line that they stand on. */
const ASCENT = 0.905
const DESCENT = 0.212
/** What both and the gap between lines come to: Chromium's `line-height: normal`. */
const NORMAL_LINE = 1.149

/** px of a line that is told no height. */
export function normalHeight(fontSize: number): number {
  return Math.round(fontSize * NORMAL_LINE)
}

/**
 * px from a line's top to where letters of a size stand: in the middle of its height, rounded as Chromium on Linux does,
 * which gives a px of the ascent to a descent that rounding made too short.
 */
export function baselineIn(lineHeight: number, fontSize: number): number {
  const [ascent, descent] = [Math.round(ASCENT * fontSize), Math.round(DESCENT * fontSize)]
  const borrowed = descent < DESCENT * fontSize && ascent >= 1 ? 1 : 0
  return Math.floor((lineHeight - ascent - descent) / 2) + ascent - borrowed
}
