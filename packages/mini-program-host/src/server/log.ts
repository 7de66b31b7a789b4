/** Reports problems between a client and the host, line by line. */
export type Log = (line: string) => void
