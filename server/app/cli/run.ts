import type { Config } from '../../kernel/config/config'
import { throughOwner } from './appoint'
import { exportTo, importFrom } from './archive'
import { misunderstood, readArguments, type Arguments } from './arguments'
import { credentials } from './ask'
import { callerOf } from './client'
import { COMMANDS } from './commands'
import { connect } from './connect'
import { OpsFailure } from './failure'
import { HELP } from './help'
import { withSecondFactor } from './second-factor'

type Print = (line: string) => void

function emailOf({ words: [email] }: Arguments): string {
  if (email === undefined) throw misunderstood('Say whom, by the e-mail address of the account.')
  return email
}

function fileOf({ words: [file] }: Arguments): string {
  if (file === undefined) throw misunderstood('Say which file.')
  return file
}

/** Commands for the owner of the data, without a login. */
const OWNERS: Readonly<Record<string, (config: Config, read: Arguments, print: Print) => Promise<void>>> = {
  appoint: async (config, read, print) => print(await throughOwner(config, 'appoint', emailOf(read))),
  export: (config, read, print) => exportTo(config, fileOf(read), print),
  import: (config, read, print) => importFrom(config, fileOf(read), print),
}

/**
 * Runs one command: logs in, makes its call, logs out. Throws an OpsFailure whose message is the line to print, or a
 * ConfigError if the data cannot be opened.
 */
export async function runOps(args: string[], config: Config, print: Print): Promise<void> {
  const read = readArguments(args)
  if (read.command === 'help') return print(HELP)
  if (read.command === 'second-factor' && read.words[0] === 'reset') {
    return print(await throughOwner(config, 'second-factor-reset', emailOf({ ...read, words: read.words.slice(1) })))
  }
  const owners = Object.hasOwn(OWNERS, read.command) ? OWNERS[read.command] : undefined
  if (owners) return owners(config, read, print)
  const command = Object.hasOwn(COMMANDS, read.command) ? COMMANDS[read.command] : undefined
  if (command === undefined) throw misunderstood(`There is no command '${read.command}'.`)
  const { email, url, json } = read.options
  const connection = await connect(config, url)
  try {
    const { address } = connection
    const { user, ...session } = await callerOf(address)('login', await credentials(email))
    const call = withSecondFactor(callerOf(address, session['access-token']))
    try {
      if (user.role !== 'operator') throw new OpsFailure(`${user.email} is no operator`)
      const { lines, data } = await command(call, read)
      if (json) print(JSON.stringify(data, null, 2))
      else lines.forEach(print)
    } finally {
      await call('logout', {})
    }
  } finally {
    await connection.close()
  }
}
