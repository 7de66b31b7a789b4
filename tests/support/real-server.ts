/** The server as users run it: a separate process, with its own port and data. */
import { spawn, type ChildProcess } from 'node:child_process'
import path from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { freePort } from '../../tools/run/shared/free-port.mjs'
import { serverCommand } from './server-command.js'
import { patient } from '../jest/patience.js'

const ROOT = path.join(__dirname, '../..')
const START_MS = patient(180_000)
const POLL_MS = 100

export interface RealServer {
  readonly url: string
  /** Sends SIGTERM; resolves to the exit code. */
  stop(): Promise<number | null>
  /** Sends SIGKILL: nothing is finished or reported. */
  kill(): Promise<void>
}

const CALL = '/api/customer/index/get_languages'

async function answers(address: string): Promise<boolean> {
  try {
    return (await fetch(address)).ok
  } catch (error) {
    // compared by name, because in jest's sandbox fetch throws the TypeError of another realm
    if ((error as Error).name === 'TypeError') return false
    throw error
  }
}

async function untilReady(address: string, child: ChildProcess, output: () => string): Promise<void> {
  const end = Date.now() + START_MS
  while (!(await answers(address))) {
    if (child.exitCode !== null) throw new Error(`the server ended with ${child.exitCode}\n${output()}`)
    if (Date.now() > end) throw new Error(`the server did not answer in time\n${output()}`)
    await sleep(POLL_MS)
  }
}

/** Starts the server with these settings and resolves once it answers this path with success. */
export async function startServer(settings: Readonly<Record<string, string>>, asked = CALL): Promise<RealServer> {
  const port = settings.PORT ?? String(await freePort())
  const url = `http://127.0.0.1:${port}`
  const child = spawn(process.execPath, serverCommand('main'), {
    cwd: ROOT,
    env: {
      ...process.env,
      NODE_ENV: 'test',
      HOST: '127.0.0.1',
      RATE_LIMIT: 'off',
      MAX_LAG: '0',
      MAX_QUEUE: '0',
      ...settings,
      PORT: port,
    },
    stdio: ['ignore', 'pipe', 'pipe'],
  })
  let output = ''
  for (const stream of [child.stdout, child.stderr]) stream.setEncoding('utf8').on('data', (text) => (output += text))
  const gone = new Promise<number | null>((resolve) => child.once('exit', (code) => resolve(code)))
  try {
    await untilReady(url + asked, child, () => output)
  } catch (error) {
    child.kill('SIGKILL')
    throw error
  }
  return {
    url,
    stop: () => {
      child.kill('SIGTERM')
      return gone
    },
    kill: async () => {
      child.kill('SIGKILL')
      await gone
    },
  }
}
