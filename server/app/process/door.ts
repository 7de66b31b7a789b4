/**
 * A door beside the shop for what only the owner of the data may have done while the server holds them. It listens on
 * this machine alone and asks for a key, which lies among the data and is readable by their owner alone: the same right
 * that opening the data takes. A database server has doors of its own and needs none.
 */
import { randomBytes, timingSafeEqual } from 'node:crypto'
import fs from 'node:fs'
import http from 'node:http'
import type { AddressInfo } from 'node:net'
import path from 'node:path'
import { failureLine } from './failure'

type DoorCommand = 'appoint' | 'second-factor-reset' | 'seed' | 'export'

/** What each command does with its one word; answers the lines to print, or throws with the line that says why not. */
export type DoorCommands = Readonly<Record<DoorCommand, (word: string) => Promise<readonly string[]>>>

interface Note {
  readonly address: string
  readonly key: string
}

interface Answer {
  readonly lines?: readonly string[]
  readonly refused?: string
}

/** The server would not do it. Its message is the line to print. */
export class DoorRefused extends Error {}

const WORD_LIMIT = 1_000
const fileOf = (dataFolder: string) => path.join(dataFolder, 'door')

function fits(given: string | undefined, key: string): boolean {
  const encoder = new TextEncoder()
  const [a, b] = [encoder.encode(given), encoder.encode(`Bearer ${key}`)]
  return a.length === b.length && timingSafeEqual(a, b)
}

async function wordOf(request: http.IncomingMessage): Promise<string> {
  let word = ''
  for await (const part of request.setEncoding('utf8')) word = (word + String(part)).slice(0, WORD_LIMIT)
  return word
}

async function answerTo(request: http.IncomingMessage, commands: DoorCommands): Promise<Answer> {
  const command = Object.keys(commands).find((name) => request.url === `/${name}`)
  if (command === undefined) return { refused: 'the server that runs knows no such command' }
  try {
    return { lines: await commands[command as DoorCommand](await wordOf(request)) }
  } catch (error) {
    return { refused: failureLine(error) }
  }
}

/** Opens the door and notes its key among the data, until `stop` or the end of the process. */
export async function openDoor(dataFolder: string, commands: DoorCommands): Promise<{ stop(): Promise<void> }> {
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
  // Made anew: what somebody killed left behind may have the rights of another file.
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
 * Has the server that holds the data do it: the lines to print, or null when no server runs on them, whatever a killed
 * one left behind. Throws DoorRefused when the server would not.
 */
export async function throughDoor(
  dataFolder: string,
  command: DoorCommand,
  word = '',
): Promise<readonly string[] | null> {
  const note = readNote(dataFolder)
  if (!note) return null
  const request = { method: 'POST', headers: { authorization: `Bearer ${note.key}` }, body: word }
  const response = await fetch(`${note.address}/${command}`, request).catch((error: unknown) => {
    if (isNobody(error)) return null
    throw error
  })
  // Somebody else has the port now, who knows no such key.
  if (response?.status !== 200) return null
  const { lines, refused } = (await response.json()) as Answer
  if (refused !== undefined) throw new DoorRefused(refused)
  return lines ?? []
}
