/** Lines about what goes wrong between a client and the host. */
export type Log = (line: string) => void
