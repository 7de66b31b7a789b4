import type { Arguments } from './arguments'
import type { CallServer } from './client'

interface Said {
  /** For a person. */
  readonly lines: readonly string[]
  /** The answer as it came, for `--json`. */
  readonly data: unknown
}

/** One command of `npm run ops`: makes its calls, and says what came of them. Throws an OpsFailure. */
export type Command = (call: CallServer, args: Arguments) => Promise<Said>
