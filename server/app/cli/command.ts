import type { Arguments } from './arguments'
import type { CallServer } from './client'

interface Said {
  /** For a person. */
  readonly lines: readonly string[]
  /** The unchanged answer, for `--json`. */
  readonly data: unknown
}

/** Gets the code with which an operator sets up the first second factor. Throws an OpsFailure. */
export type FirstCode = (call: CallServer, email: string) => Promise<string>

/** Who has logged in. */
interface Who {
  readonly email: string
  readonly firstCode: FirstCode
}

/** One command of `npm run ops`: makes its calls and reports the result. Throws an OpsFailure. */
export type Command = (call: CallServer, args: Arguments, who: Who) => Promise<Said>
