/** The product pictures by art, as listed in server/app/demo/pictures.json and drawn by tools/pictures. */
import list from './pictures.json'

interface Art {
  readonly art: string
  readonly views: readonly string[][]
  readonly colour?: string
  readonly tints?: Readonly<Record<string, number>>
}

/** The pictures of a product: paths under the static base, and the ground of each view. */
export interface Pictures {
  readonly views: readonly { path: string; ground: string }[]
  /** The art's own colour first; empty if the art has only one colour. */
  readonly colours: readonly { colour: string; path: string }[]
}

const path = (name: string) => `p/${name}-600.webp`

function picturesOf({ art, views, colour, tints = {} }: Art): Pictures {
  const shown = views.map(([ground = '', stage = '']) => ({ path: path(`${art}-${ground}-${stage}`), ground }))
  const first = (views[0] ?? []).join('-')
  const own = colour === undefined ? [] : [{ colour, path: path(`${art}-${first}`) }]
  const tinted = Object.keys(tints).map((tint) => ({ colour: tint, path: path(`${art}-${first}-${tint}`) }))
  return { views: shown, colours: [...own, ...tinted] }
}

const BY_ART = new Map((list.products as readonly Art[]).map((entry) => [entry.art, picturesOf(entry)]))

export function pictures(art: string): Pictures {
  const found = BY_ART.get(art)
  if (found === undefined) throw new Error(`There is no picture of ${art}.`)
  return found
}

/** Art without a ground. */
export function freeArt(art: string): string {
  return `a/${art}.webp`
}

/** The same, small: for the tiles of categories. */
export function smallArt(art: string): string {
  return `a/${art}-192.webp`
}
