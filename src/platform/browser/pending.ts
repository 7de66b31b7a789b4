/** The address on its way to the page with the web view. In memory alone: no link from outside can name one. */
let pending = ''

/** Keeps the address for the page that is opened next. */
export function handOver(address: string): void {
  pending = address
}

/** The address, once; empty when none is on its way. */
export function takeOver(): string {
  const address = pending
  pending = ''
  return address
}
