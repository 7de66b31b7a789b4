/** The address for the page with the web view. It is kept in memory only, so no link from outside can choose it. */
let pending = ''

/** Keeps the address for the page that opens next. */
export function handOver(address: string): void {
  pending = address
}

/** Returns the address and forgets it; empty when there is none. */
export function takeOver(): string {
  const address = pending
  pending = ''
  return address
}
