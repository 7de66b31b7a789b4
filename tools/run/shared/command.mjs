import { spawn } from 'node:child_process'
import { countCommand } from './cpu.mjs'
import { ROOT } from './paths.mjs'
import { seconds } from './report.mjs'

const HEARTBEAT_MS = 10_000
const TAIL_LINES = 60

/** A command that ended with a code other than 0; `output` has everything it wrote. */
export class CommandFailed extends Error {
  constructor(name, code, output) {
    super(`${name} ended with ${code}`)
    this.output = output
  }
}

/** The last lines of a long output, for a report. */
export function tail(output, lines = TAIL_LINES) {
  const all = output.trimEnd().split('\n')
  return (all.length > lines ? ['…', ...all.slice(-lines)] : all).join('\n')
}

/**
 * Runs a command from the repository's root and resolves to its output. While it runs, a line with the elapsed seconds
 * appears every ten seconds.
 * @param {string} program
 * @param {readonly string[]} args
 * @param {{name: string, env?: Record<string, string>, show?: boolean, allowFailure?: boolean, timeoutMs?: number}}
 * options show: pass its output on as it arrives; allowFailure: resolve to {code, output} whatever the exit code
 */
export function command(program, args, { name, env = {}, show = false, allowFailure = false, timeoutMs } = {}) {
  return new Promise((resolve, reject) => {
    const began = Date.now()
    const count = countCommand()
    const child = spawn(program, args, {
      cwd: ROOT,
      env: { ...process.env, ...env },
      stdio: ['ignore', 'pipe', 'pipe'],
    })
    let output = ''
    let quietSince = Date.now()
    const take = (stream) => (chunk) => {
      output += chunk
      if (show) {
        stream.write(chunk)
        quietSince = Date.now()
      }
    }
    child.stdout.setEncoding('utf8').on('data', take(process.stdout))
    child.stderr.setEncoding('utf8').on('data', take(process.stderr))

    const heartbeat = setInterval(() => {
      if (Date.now() - quietSince < HEARTBEAT_MS) return
      quietSince = Date.now()
      console.log(`  … ${name}: ${seconds(began)}`)
    }, HEARTBEAT_MS / 4)
    const limit = timeoutMs && setTimeout(() => child.kill('SIGKILL'), timeoutMs)
    const passOn = (signal) => child.kill(signal)
    process.on('SIGINT', passOn).on('SIGTERM', passOn)
    const tidy = () => {
      count()
      clearInterval(heartbeat)
      clearTimeout(limit)
      process.off('SIGINT', passOn).off('SIGTERM', passOn)
    }

    child.on('error', (error) => {
      tidy()
      reject(error)
    })
    child.on('close', (exit, signal) => {
      tidy()
      const code = exit ?? signal
      if (allowFailure) resolve({ code, output })
      else if (code === 0) resolve({ code, output })
      else reject(new CommandFailed(name, code, output))
    })
  })
}

/** Runs npm with these arguments, preferably the npm that started this run. */
export function npm(args, options) {
  const cli = process.env.npm_execpath
  if (cli && /npm-cli\.js$/.test(cli)) return command(process.execPath, [cli, ...args], options)
  return command(process.platform === 'win32' ? 'npm.cmd' : 'npm', args, options)
}
