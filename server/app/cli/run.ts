import { CODE_LIFE_S } from '@contract/base/constants'
import type { Config } from '../../kernel/config/config'
import { throughOwner } from './appoint'
import { exportTo, importFrom } from './archive'
import { misunderstood, readArguments, type Arguments } from './arguments'
import { askLine, credentials } from './ask'
import { callerOf } from './client'
import type { FirstCode } from './command'
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

const codeLine = (email: string, code: string) =>
  `${code} is the code of ${email} for setting up a second factor: it works once, for ${CODE_LIFE_S / 60} minutes`

type OwnersCommand = (config: Config, read: Arguments, print: Print) => Promise<void>

/** Commands for the owner of the data, without a login, by their one or two words. */
const OWNERS = new Map<string, OwnersCommand>([
  ['appoint', async (config, read, print) => print(await throughOwner(config, 'appoint', emailOf(read)))],
  [
    'second-factor reset',
    async (config, read, print) => print(await throughOwner(config, 'second-factor-reset', emailOf(read))),
  ],
  [
    'second-factor code',
    async (config, read, print) => {
      const email = emailOf(read)
      print(codeLine(email, await throughOwner(config, 'second-factor-code', email)))
    },
  ],
  ['export', (config, read, print) => exportTo(config, fileOf(read), print)],
  ['import', (config, read, print) => importFrom(config, fileOf(read), print)],
])

/** The owner's command that is meant, with the words after its own; undefined: it is another one. */
function ownersOf(read: Arguments): { readonly run: OwnersCommand; readonly rest: Arguments } | undefined {
  const [second, ...words] = read.words
  const longer = OWNERS.get(`${read.command} ${second}`)
  if (longer) return { run: longer, rest: { ...read, words } }
  const run = OWNERS.get(read.command)
  return run && { run, rest: read }
}

/**
 * How this command gets the code for the first second factor: where it works on this machine's data, by itself, as their
 * owner; else the operator types what was mailed.
 */
const firstCode =
  (config: Config, { options: { url } }: Arguments): FirstCode =>
  async (call, email) => {
    if (url === undefined) return throughOwner(config, 'second-factor-code', email)
    await call('opsSecondFactorMail', {})
    return askLine(`Code that was mailed to ${email}: `)
  }

/**
 * Runs one command: logs in, makes its call, logs out. Throws an OpsFailure whose message is the line to print, or a
 * ConfigError if the data cannot be opened.
 */
export async function runOps(args: string[], config: Config, print: Print): Promise<void> {
  const read = readArguments(args)
  if (read.command === 'help') return print(HELP)
  const owners = ownersOf(read)
  if (owners) return owners.run(config, owners.rest, print)
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
      const { lines, data } = await command(call, read, { email: user.email, firstCode: firstCode(config, read) })
      if (json) print(JSON.stringify(data, null, 2))
      else lines.forEach(print)
    } finally {
      await call('logout', {})
    }
  } finally {
    await connection.close()
  }
}
