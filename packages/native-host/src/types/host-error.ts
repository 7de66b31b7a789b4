/** An error of the host, or a rejected action, in one sentence for the test. */
export class HostError extends Error {
  override readonly name = 'HostError'
}
