// The import graph of folders, from dependency-cruiser's output, and its strongly connected components.
/**
 * The part of the code that a file belongs to: an area or a kernel folder of the server, or a feature of the app; null
 * for everything else.
 * @param {string} file from the repository's root
 */
export function roomOf(file) {
  const [, room] = /^(server\/(?:kernel|areas|app)\/[^/]+|src\/features\/[^/]+)\//.exec(file) ?? []
  return room ?? null
}

/**
 * @param {{ source: string, dependencies: { resolved: string }[] }[]} modules as dependency-cruiser returns them
 * @returns {Map<string, Set<string>>} each part with the other parts that it imports
 */
export function roomsOf(modules) {
  const rooms = new Map()
  for (const { source, dependencies } of modules) {
    const from = /\.test\.tsx?$/.test(source) ? null : roomOf(source)
    if (from === null) continue
    if (!rooms.has(from)) rooms.set(from, new Set())
    for (const { resolved } of dependencies) {
      const to = roomOf(resolved)
      if (to !== null && to !== from) rooms.get(from).add(to)
    }
  }
  return rooms
}

const reach = (rooms, from) => {
  const seen = new Set()
  const next = [...(rooms.get(from) ?? [])]
  while (next.length > 0) {
    const room = next.pop()
    if (seen.has(room)) continue
    seen.add(room)
    next.push(...(rooms.get(room) ?? []))
  }
  return seen
}

/** Circles: sets of parts in which each part leads to all others. */
export function knotsOf(rooms) {
  const reached = new Map([...rooms.keys()].map((room) => [room, reach(rooms, room)]))
  const knots = []
  const done = new Set()
  for (const [room, others] of reached) {
    if (done.has(room) || !others.has(room)) continue
    const knot = [...others].filter((other) => reached.get(other)?.has(room))
    for (const other of knot) done.add(other)
    knots.push(knot.sort())
  }
  return knots
}
