/** The mini-program host as users start it: a separate process that prints its endpoint. */
import { spawn } from 'node:child_process'
import path from 'node:path'

const ROOT = path.join(__dirname, '../..')
const PROGRAM = 'packages/mini-program-host/bin/mini-program-host.mjs'
const READY = /ws:\/\/[\w.:]+/

export interface HostProgram {
  readonly endpoint: string
  /** Sends SIGTERM; resolves to the exit code. */
  stop(): Promise<number>
}

/** Runs a built mini-program with these command-line options; resolves once its first page is shown. */
export async function startHostProgram(folder: string, options: readonly string[]): Promise<HostProgram> {
  const child = spawn(process.execPath, [PROGRAM, folder, ...options], {
    cwd: ROOT,
    stdio: ['ignore', 'pipe', 'inherit'],
  })
  const gone = new Promise<number>((resolve) => child.once('exit', (code) => resolve(code ?? 1)))
  const endpoint = await new Promise<string>((resolve, reject) => {
    let output = ''
    child.stdout.setEncoding('utf8').on('data', (text: string) => {
      output += text
      const ready = READY.exec(output)
      if (ready) resolve(ready[0])
    })
    void gone.then((code) => reject(new Error(`the host ended with ${code}\n${output}`)))
  })
  return {
    endpoint,
    stop: () => {
      child.kill('SIGTERM')
      return gone
    },
  }
}
