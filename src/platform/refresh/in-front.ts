/** Fetches anew what one part of a page shows; what is shown stays until then. Resolves or rejects when it is over. */
export type Refresh = () => Promise<unknown>

const inFront = new Set<Refresh>()

/** A part of the page in front can be refreshed from now on. */
export function offer(refresh: Refresh): void {
  inFront.add(refresh)
}

export function withdraw(refresh: Refresh): void {
  inFront.delete(refresh)
}

/** Everything that the page in front shows of the server. */
export const refreshesInFront = (): readonly Refresh[] => [...inFront]
