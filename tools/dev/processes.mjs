/** Processes that start and end together, each with its children. */
import { spawn } from 'node:child_process'
import { prefixed } from './lines.mjs'

const PATIENCE_MS = 10_000

/** Signals the process and its children: each process leads a group. Windows has no groups. */
function signal(child, name) {
  try {
    if (process.platform === 'win32') child.kill(name)
    else process.kill(-child.pid, name)
  } catch (error) {
    if (error.code !== 'ESRCH') throw error
  }
}

function start({ name, program, args, cwd, env }, print) {
  const child = spawn(program, args, {
    cwd,
    env: { ...process.env, ...env },
    stdio: ['ignore', 'pipe', 'pipe'],
    detached: process.platform !== 'win32',
  })
  for (const stream of [child.stdout, child.stderr]) {
    const output = prefixed(name, print)
    stream.setEncoding('utf8').on('data', output.write).on('end', output.end)
  }
  const ended = new Promise((resolve) => {
    child.once('error', (error) => resolve({ name, how: error.message }))
    child.once('exit', (code, by) => resolve({ name, how: `ended with ${code ?? by}` }))
  })
  return { child, ended }
}

/**
 * Starts all commands and resolves when all have ended: when one ends, the others are stopped, as they are by `stop`.
 * @param {readonly { name: string, program: string, args: readonly string[], cwd?: string, env?: Record<string, string>
 * }[]} commands
 * @param {{ print?: (line: string) => void, stop?: AbortSignal, patienceMs?: number }} [options] patienceMs: how long
 * they may take to end before they are killed
 * @returns {Promise<{ name: string, how: string } | null>} which ended first, and how; null when `stop` came first
 */
export async function together(commands, { print = console.log, stop, patienceMs = PATIENCE_MS } = {}) {
  const started = commands.map((command) => start(command, print))
  const stopped = new Promise((resolve) => {
    if (stop?.aborted) resolve(null)
    stop?.addEventListener('abort', () => resolve(null), { once: true })
  })
  const first = await Promise.race([stopped, ...started.map(({ ended }) => ended)])
  for (const { child } of started) if (child.pid) signal(child, 'SIGTERM')
  const kill = () => started.forEach(({ child }) => child.pid && signal(child, 'SIGKILL'))
  const late = setTimeout(kill, patienceMs)
  await Promise.all(started.map(({ ended }) => ended))
  clearTimeout(late)
  // end the children that a process left behind
  kill()
  return first
}
