/** The brand's mark, an arch, for the Android and iOS apps: in Souk's colours, at any size. */
import { readFileSync } from 'node:fs'

const tokens = JSON.parse(readFileSync(new URL('../tokens/tokens.json', import.meta.url), 'utf8'))
const { accent, ground, paper } = tokens.colour

/** On the launcher the arch is light on the accent; on the splash screen it has the accent on the app's own ground. */
export const COLOURS = { icon: accent.light, mark: paper.light, splash: ground.light, splashMark: accent.light }

/** As drawn by src/kit/logo: 24 × 30, a border of 7 without a bottom edge, radius 12 outside and 5 inside. */
export const ARCH = 'M0 30V12A12 12 0 0 1 24 12V30H17V12A5 5 0 0 0 7 12V30Z'
const WIDTH = 24
const HEIGHT = 30

/** The scale and the offset that centre the arch in a square, with a height of `share` of its side. */
export function placed(side, share) {
  const scale = (side * share) / HEIGHT
  return { scale, x: (side - WIDTH * scale) / 2, y: (side - HEIGHT * scale) / 2 }
}

const GROUNDS = {
  square: (side, fill) => `<rect width="${side}" height="${side}" fill="${fill}"/>`,
  rounded: (side, fill) => `<rect width="${side}" height="${side}" rx="${side * 0.2}" fill="${fill}"/>`,
  round: (side, fill) => `<circle cx="${side / 2}" cy="${side / 2}" r="${side / 2}" fill="${fill}"/>`,
  none: () => '',
}

/**
 * The mark as a picture of `side` × `side` pixels.
 * @param {{ side: number, share: number, ground: keyof typeof GROUNDS, fill?: string, mark: string }} picture
 */
export function svg({ side, share, ground, fill = 'none', mark }) {
  const { x, y, scale } = placed(side, share)
  return [
    `<svg xmlns="http://www.w3.org/2000/svg" width="${side}" height="${side}" viewBox="0 0 ${side} ${side}">`,
    GROUNDS[ground](side, fill),
    `<path transform="translate(${x} ${y}) scale(${scale})" fill="${mark}" d="${ARCH}"/></svg>`,
  ].join('')
}

/** The mark as an Android drawable: `dp` wide and high, with a mark of `share` of that in the middle. */
export function vector({ dp, share, mark }) {
  const { x, y, scale } = placed(dp, share)
  const round = (value) => Number(value.toFixed(3))
  return `<vector xmlns:android="http://schemas.android.com/apk/res/android" android:width="${dp}dp" android:height="${dp}dp" android:viewportWidth="${dp}" android:viewportHeight="${dp}">
  <group android:translateX="${round(x)}" android:translateY="${round(y)}" android:scaleX="${round(scale)}" android:scaleY="${round(scale)}">
    <path android:fillColor="${mark}" android:pathData="${ARCH}"/>
  </group>
</vector>
`
}
