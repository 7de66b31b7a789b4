import type { RefusalData } from '@contract/envelope'

/** What ends the command with one line on the standard error, and with which exit code. */
export class OpsFailure extends Error {
  constructor(
    message: string,
    /** 1: refused or not reached; 2: not understood. */
    readonly exitCode: 1 | 2 = 1,
    /** What the server said of a refusal; null: it was no refusal. */
    readonly data: RefusalData | null = null,
  ) {
    super(message)
  }
}
