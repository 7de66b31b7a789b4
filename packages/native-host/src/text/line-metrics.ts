/** Arial's ascent and descent, as fractions of the font size. */
const ASCENT = 0.905
const DESCENT = 0.212
/** Ascent, descent and line gap together: Chromium's `line-height: normal`. */
const NORMAL_LINE = 1.149

/** px of a line without a given height. */
export function normalHeight(fontSize: number): number {
  return Math.round(fontSize * NORMAL_LINE)
}

/**
 * px from a line's top to the baseline: the text is centred in the line height, and rounded as in Chromium on Linux,
 * which takes a px from the ascent if rounding made the descent too short.
 */
export function baselineIn(lineHeight: number, fontSize: number): number {
  const [ascent, descent] = [Math.round(ASCENT * fontSize), Math.round(DESCENT * fontSize)]
  const borrowed = descent < DESCENT * fontSize && ascent >= 1 ? 1 : 0
  return Math.floor((lineHeight - ascent - descent) / 2) + ascent - borrowed
}
