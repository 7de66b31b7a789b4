import { Worker } from 'node:worker_threads'
import type { FromThread, ToThread } from './cli-messages'
import { readOptions, USAGE, type Command } from './cli-options'

const SIGNALS = ['SIGINT', 'SIGTERM'] as const
const FAILED = 1
const MISUSED = 2

/** How many milliseconds a host may take to start, and to stop. */
export interface Limits {
  readonly start: number
  readonly stop: number
}

const LIMITS: Limits = { start: 60_000, stop: 10_000 }

/**
 * Runs the command line and returns the exit code: 0 after a signal, 1 for a mini-program that cannot run, 2 for an
 * invalid command line. The host has its own thread, whose script is `thread`: app code that never returns can only be
 * ended from outside.
 */
export async function runCli(args: readonly string[], thread: URL, limits = LIMITS): Promise<number> {
  const asked = readOptions(args)
  if (asked.kind === 'help') return say(process.stdout, USAGE, 0)
  if (asked.kind === 'refused') return say(process.stderr, `mini-program-host: ${asked.problem}\n`, MISUSED)
  return supervise(asked.command, thread, limits)
}

function supervise(command: Command, thread: URL, limits: Limits): Promise<number> {
  const worker = new Worker(thread, { workerData: command })
  return new Promise((resolve) => {
    let stopping = false
    let timer = setTimeout(() => fail(`the host did not start within ${limits.start} ms`), limits.start)
    const end = (code: number): void => {
      clearTimeout(timer)
      SIGNALS.forEach((signal) => process.off(signal, stop))
      worker.removeAllListeners()
      void worker.terminate().then(() => resolve(code))
    }
    const fail = (reason: string): void => end(say(process.stderr, `mini-program-host: ${reason}\n`, FAILED))
    const stop = (): void => {
      // one Ctrl-C often arrives twice: from the terminal, and from npm
      if (stopping) return
      stopping = true
      clearTimeout(timer)
      timer = setTimeout(() => fail(`the host did not stop within ${limits.stop} ms`), limits.stop)
      worker.postMessage({ kind: 'stop' } satisfies ToThread)
    }
    SIGNALS.forEach((signal) => process.on(signal, stop))
    worker.on('error', (error) => fail(error.message))
    worker.on('exit', () => fail('the host ended by itself'))
    worker.on('message', (message: FromThread) => {
      if (message.kind === 'stopped') return end(0)
      if (message.kind === 'failed') return end(say(process.stderr, `${message.message}\n`, FAILED))
      if (message.kind === 'noted') return void say(process.stderr, `${message.message}\n`, FAILED)
      if (stopping) return
      clearTimeout(timer)
      say(process.stdout, `${message.endpoint}\n`, 0)
    })
  })
}

function say(stream: NodeJS.WriteStream, text: string, code: number): number {
  stream.write(text)
  return code
}
