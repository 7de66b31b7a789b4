/** What stops the host or is refused by it, said in one sentence for the person who drives the device. */
export class HostError extends Error {
  override readonly name = 'HostError'
}
