/** The statements that a server sends to PostgreSQL. */
import { Client } from 'pg'

export interface Statement {
  readonly text: string
  readonly values: readonly unknown[]
}

type Query = (...sent: unknown[]) => unknown
interface Config {
  readonly text?: string
  readonly values?: readonly unknown[]
}

/** They frame statements, and read nothing. */
const FRAME = /^\s*(begin|commit|rollback|savepoint|release|set)\b/i

const heard: Statement[] = []
let listening = false

function hear(sent: readonly unknown[]): void {
  const [first, second] = sent
  const config: Config = typeof first === 'string' ? { text: first } : ((first ?? {}) as Config)
  const values = Array.isArray(second) ? (second as unknown[]) : (config.values ?? [])
  if (config.text !== undefined && !FRAME.test(config.text)) heard.push({ text: config.text, values })
}

/** Has every connection that is opened from now on tell its statements. */
export function install(): void {
  const send = Client.prototype.query as Query
  const listener = function (this: Client, ...sent: unknown[]) {
    if (listening) hear(sent)
    return send.apply(this, sent)
  }
  Client.prototype.query = listener as typeof Client.prototype.query
}

/** The statements that are sent during the work. */
export async function statementsOf(work: () => Promise<void>): Promise<Statement[]> {
  heard.length = 0
  listening = true
  try {
    await work()
  } finally {
    listening = false
  }
  return [...heard]
}
