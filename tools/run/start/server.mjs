import { spawn } from 'node:child_process'
import { ROOT } from '../shared/paths.mjs'

/**
 * Runs the server in the foreground and ends as it ends. In a terminal, Ctrl-C reaches the server directly; passing it
 * on would look like a second, impatient Ctrl-C.
 * @param {string} file absolute
 */
export function runServer(file) {
  const child = spawn(process.execPath, ['--enable-source-maps', file], { cwd: ROOT, stdio: 'inherit' })
  process.on('SIGINT', () => {
    if (!process.stdin.isTTY) child.kill('SIGINT')
  })
  for (const signal of ['SIGTERM', 'SIGHUP']) process.on(signal, () => child.kill(signal))
  child.on('error', (error) => {
    console.error(`The server could not be started: ${error.message}`)
    process.exitCode = 1
  })
  child.on('exit', (code, signal) => {
    if (signal) {
      process.removeAllListeners(signal)
      process.kill(process.pid, signal)
    } else process.exit(code)
  })
}
