/** Places in GeoJSON's order: longitude first. */
export type Line = readonly (readonly [lng: number, lat: number])[]

export interface Outlines {
  readonly land: readonly (readonly Line[])[]
  readonly borders: readonly Line[]
}

/** Reads the prepared file (tools/maps). Throws when it has another format. */
export function readOutlines(text: string): Outlines {
  const { land, borders } = JSON.parse(text) as Partial<Outlines>
  if (!Array.isArray(land) || !Array.isArray(borders)) throw new Error('These are no outlines')
  return { land, borders }
}
