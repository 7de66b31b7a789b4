import type { Arguments } from './arguments'
import type { CallServer } from './client'

interface Said {
  /** For a person. */
  readonly lines: readonly string[]
  /** The unchanged answer, for `--json`. */
  readonly data: unknown
}

/** One command of `npm run ops`: makes its calls and reports the result. Throws an OpsFailure. */
export type Command = (call: CallServer, args: Arguments) => Promise<Said>
