import { spawn } from 'node:child_process'
import { availableParallelism } from 'node:os'
import path from 'node:path'
import { fileURLToPath } from 'node:url'

export const ROOT = path.resolve(path.dirname(fileURLToPath(import.meta.url)), '../..')

const BINARIES = {
  depcruise: 'dependency-cruiser/bin/dependency-cruise.mjs',
  knip: 'knip/bin/knip.js',
  oxfmt: 'oxfmt/bin/oxfmt',
  oxlint: 'oxlint/bin/oxlint',
  stylelint: 'stylelint/bin/stylelint.mjs',
  tsc: 'typescript-7/bin/tsc',
  tsx: 'tsx/dist/cli.mjs',
}

function fileOf({ bin, script }) {
  return script ? path.join(ROOT, script) : path.join(ROOT, 'node_modules', BINARIES[bin])
}

function check(task) {
  return new Promise((resolve) => {
    const started = Date.now()
    const child = spawn(process.execPath, [fileOf(task), ...task.args], { cwd: ROOT })
    const output = []
    child.stdout.on('data', (chunk) => output.push(chunk))
    child.stderr.on('data', (chunk) => output.push(chunk))
    child.on('error', (error) => resolve({ ...task, ok: false, seconds: 0, text: error.message }))
    child.on('close', (code) => {
      const seconds = (Date.now() - started) / 1000
      resolve({ ...task, ok: code === 0, seconds, text: Buffer.concat(output).toString().trim() })
    })
  })
}

/**
 * Runs the checks, one per processor at a time, prints the result of each with the figures of our own scripts, and sets
 * the exit code.
 * @param {{ name: string, bin?: string, script?: string, args: string[] }[]} tasks
 */
export async function runAll(tasks) {
  const waiting = [...tasks]
  const failed = []

  async function worker() {
    for (let task = waiting.shift(); task; task = waiting.shift()) {
      const result = await check(task)
      if (!result.ok) failed.push(result.name)
      if (!result.ok && result.text) console.log(result.text)
      const figures = result.ok && result.script && result.text ? `: ${result.text}` : ''
      console.log(`${result.ok ? 'ok    ' : 'FAILED'} ${result.name} (${result.seconds.toFixed(1)} s)${figures}`)
    }
  }

  await Promise.all(Array.from({ length: Math.max(2, availableParallelism()) }, worker))
  process.exitCode = failed.length > 0 ? 1 : 0
}
