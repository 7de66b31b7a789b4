import type { RefusalData } from '@contract/base/envelope'

/** Ends the command with one line on standard error and this exit code. */
export class OpsFailure extends Error {
  constructor(
    message: string,
    /** 1: refused or server not reached; 2: invalid command. */
    readonly exitCode: 1 | 2 = 1,
    /** The server's refusal; null if it was not a refusal. */
    readonly data: RefusalData | null = null,
  ) {
    super(message)
  }
}
