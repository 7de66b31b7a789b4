/** npm run ops -- <command>: the operators' command, for a terminal or a script [role.operator]. */
import { ConfigError, readConfig } from '../../kernel/config/config'
import { failureLine } from '../process/failure'
import { OpsFailure } from './failure'
import { runOps } from './run'

const print = (line: string) => void process.stdout.write(`${line}\n`)

function lineOf(error: unknown): string {
  return error instanceof OpsFailure || error instanceof ConfigError ? error.message : failureLine(error)
}

async function main(): Promise<void> {
  await runOps(process.argv.slice(2), readConfig(process.env), print)
}

main().catch((error: unknown) => {
  process.stderr.write(`${lineOf(error)}\n`)
  process.exitCode = error instanceof OpsFailure ? error.exitCode : 1
})
