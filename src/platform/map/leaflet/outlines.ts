type Line = readonly (readonly number[])[]

/** In GeoJSON's order: longitude first. */
export interface Outlines {
  readonly land: readonly (readonly Line[])[]
  readonly borders: readonly Line[]
}

/** The prepared file (tools/maps). Throws when it is none. */
export function readOutlines(text: string): Outlines {
  const { land, borders } = JSON.parse(text) as Partial<Outlines>
  if (!Array.isArray(land) || !Array.isArray(borders)) throw new Error('These are no outlines')
  return { land, borders }
}
