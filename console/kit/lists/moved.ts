/** The list with one entry at another place. */
export function moved<E>(list: readonly E[], from: number, to: number): E[] {
  const next = [...list]
  next.splice(to, 0, ...next.splice(from, 1))
  return next
}
