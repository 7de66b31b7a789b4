/**
 * Reloads what one part of a page shows, which stays visible meanwhile. Resolves or rejects when the reload is over.
 */
export type Refresh = () => Promise<unknown>

const inFront = new Set<Refresh>()

/** Registers a part of the page in front that can be refreshed. */
export function offer(refresh: Refresh): void {
  inFront.add(refresh)
}

export function withdraw(refresh: Refresh): void {
  inFront.delete(refresh)
}

/** The refreshes of everything that the page in front shows from the server. */
export const refreshesInFront = (): readonly Refresh[] => [...inFront]
