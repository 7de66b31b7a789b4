import type { Piece } from './reading'

/**
 * Joins a known part of a page with a new reading from further down, in the order of the page, without duplicates. What
 * only the known part has has been scrolled out at the top, so it comes before what is new.
 */
export function joined(known: readonly Piece[], part: readonly Piece[]): Piece[] {
  const all = [...known]
  const places = placesOf(known)
  const pieces = [...keyed(part)]
  const seen = new Set(pieces.map(([key]) => places.get(key)))
  const added: { readonly after: number; readonly piece: Piece }[] = []
  let last = -1
  for (const [key, piece] of pieces) {
    const place = places.get(key)
    if (place === undefined) {
      while (last >= 0 && last + 1 < known.length && !seen.has(last + 1)) last += 1
      added.push({ after: last, piece })
    } else last = place
  }
  for (const { after, piece } of added.reverse()) all.splice(after + 1, 0, piece)
  return all
}

const placesOf = (pieces: readonly Piece[]) =>
  new Map([...keyed(pieces)].map(([key], place): [string, number] => [key, place]))

/** Equal elements in one place are distinguished by a number. */
function* keyed(pieces: readonly Piece[]): Generator<[string, Piece]> {
  const counts = new Map<string, number>()
  for (const piece of pieces) {
    const { kind, name, box } = piece
    const key = [kind, name, ...[box.left, box.top, box.width, box.height].map(Math.round)].join('|')
    const count = counts.get(key) ?? 0
    counts.set(key, count + 1)
    yield [`${key}|${count}`, piece]
  }
}
