import type { Piece } from './reading'

/** Joins a known part of a page with a new reading, in the order of the page, without duplicates. */
export function joined(known: readonly Piece[], part: readonly Piece[]): Piece[] {
  const all = [...known]
  const places = placesOf(known)
  const added: { readonly after: number; readonly piece: Piece }[] = []
  let last = -1
  for (const [key, piece] of keyed(part)) {
    const place = places.get(key)
    if (place === undefined) added.push({ after: last, piece })
    else last = place
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
