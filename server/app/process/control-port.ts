/**
 * The control port: commands for the owner of the data while a server holds the embedded database. It listens only on
 * this machine and requires a key from a file in the data folder that only its owner can read: the permission to open
 * the data is the permission to use the port. On PostgreSQL the commands open the database themselves, so there is no port.
 */
import { randomBytes } from 'node:crypto'
import fs from 'node:fs'
import http from 'node:http'
import type { AddressInfo } from 'node:net'
import path from 'node:path'
import { failureLine } from './failure'
import { isSameText } from '../../kernel/text/same-text'

type ControlCommand = 'appoint' | 'second-factor-reset' | 'second-factor-code' | 'seed' | 'export'

/** What each command does with its one argument. Returns the lines to print, or throws an error with the line that says why not. */
export type ControlCommands = Readonly<Record<ControlCommand, (word: string) => Promise<readonly string[]>>>

interface Note {
  readonly address: string
  readonly key: string
}

interface Answer {
  readonly lines?: readonly string[]
  readonly refused?: string
}

/** The server refused the command. The message is the line to print. */
export class ControlPortRefused extends Error {}

const WORD_LIMIT = 1_000
const fileOf = (dataFolder: string) => path.join(dataFolder, 'control-port')

const fits = (given: string | undefined, key: string) => isSameText(given ?? '', `Bearer ${key}`)

async function wordOf(request: http.IncomingMessage): Promise<string> {
  let word = ''
  for await (const part of request.setEncoding('utf8')) word = (word + String(part)).slice(0, WORD_LIMIT)
  return word
}

async function answerTo(request: http.IncomingMessage, commands: ControlCommands): Promise<Answer> {
  const command = Object.keys(commands).find((name) => request.url === `/${name}`)
  if (command === undefined) return { refused: 'the server that runs knows no such command' }
  try {
    return { lines: await commands[command as ControlCommand](await wordOf(request)) }
  } catch (error) {
    return { refused: failureLine(error) }
  }
}

/**
 * Opens the control port and writes its address and key into the data folder, until `stop` or the end of the process.
 */
export async function openControlPort(
  dataFolder: string,
  commands: ControlCommands,
): Promise<{ stop(): Promise<void> }> {
  const key = randomBytes(32).toString('base64url')
  const server = http.createServer((request, response) => {
    const send = (status: number, answer: Answer) => {
      response.writeHead(status, { 'content-type': 'application/json', connection: 'close' })
      response.end(JSON.stringify(answer))
    }
    if (request.method !== 'POST' || !fits(request.headers.authorization, key)) return send(403, {})
    answerTo(request, commands).then(
      (answer) => send(200, answer),
      (error: unknown) => response.destroy(error as Error),
    )
  })
  await new Promise<void>((resolve, reject) => server.once('error', reject).listen(0, '127.0.0.1', resolve))
  const { port } = server.address() as AddressInfo
  const file = fileOf(dataFolder)
  fs.mkdirSync(dataFolder, { recursive: true })
  // Created anew, because a file that a killed server left behind may have other permissions.
  fs.rmSync(file, { force: true })
  const note: Note = { address: `http://127.0.0.1:${port}`, key }
  fs.writeFileSync(file, JSON.stringify(note), { mode: 0o600, flag: 'wx' })
  const forget = () => fs.rmSync(file, { force: true })
  process.once('exit', forget)
  return {
    stop: () =>
      new Promise((resolve, reject) => {
        process.off('exit', forget)
        forget()
        server.close((error) => (error ? reject(error) : resolve()))
      }),
  }
}

function readNote(dataFolder: string): Note | null {
  try {
    return JSON.parse(fs.readFileSync(fileOf(dataFolder), 'utf8')) as Note
  } catch (error) {
    if (error instanceof SyntaxError || (error as NodeJS.ErrnoException).code === 'ENOENT') return null
    throw error
  }
}

const isNobody = (error: unknown) => (error as { cause?: { code?: unknown } }).cause?.code === 'ECONNREFUSED'

/**
 * Asks the server that holds the data to run a command. Returns the lines to print, or null if no server runs with
 * these data, even if a killed one left its file behind. Throws ControlPortRefused if the server refuses.
 */
export async function callControlPort(
  dataFolder: string,
  command: ControlCommand,
  word = '',
): Promise<readonly string[] | null> {
  const note = readNote(dataFolder)
  if (!note) return null
  const request = { method: 'POST', headers: { authorization: `Bearer ${note.key}` }, body: word }
  const response = await fetch(`${note.address}/${command}`, request).catch((error: unknown) => {
    if (isNobody(error)) return null
    throw error
  })
  // Another program has the port now and does not know the key.
  if (response?.status !== 200) return null
  const { lines, refused } = (await response.json()) as Answer
  if (refused !== undefined) throw new ControlPortRefused(refused)
  return lines ?? []
}
