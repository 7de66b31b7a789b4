/** A package as an outside user gets it: packed, and installed into an empty folder. */
import { execFile } from 'node:child_process'
import { cpSync, mkdtempSync, readdirSync, readFileSync, statSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { promisify } from 'node:util'

const ROOT = path.join(__dirname, '../..')
const run = promisify(execFile)

/**
 * Variables of `npm run` that would lead the inner npm back to this repository. Configuration, such as a registry,
 * stays.
 */
const OF_THIS_RUN = /^(npm_(package|lifecycle|command|execpath|node_execpath|config_local_prefix)|INIT_CWD$|NODE_ENV$)/

function ownEnv(): NodeJS.ProcessEnv {
  const env = { ...process.env }
  for (const name of Object.keys(env)) if (OF_THIS_RUN.test(name)) delete env[name]
  return env
}

/** Resolves to npm's output; rejects with that output when npm fails. */
async function npm(cwd: string, args: readonly string[], env: Readonly<Record<string, string>> = {}): Promise<string> {
  try {
    return (await run('npm', args, { cwd, env: { ...ownEnv(), ...env }, maxBuffer: 1e8 })).stdout
  } catch (error) {
    const { stdout, stderr } = error as { stdout?: string; stderr?: string }
    throw new Error(`npm ${args.join(' ')} failed\n${stdout}\n${stderr}`, { cause: error })
  }
}

export interface Consumer {
  /** a copy of the package's example, with the package installed */
  readonly folder: string
  /** the package as it was installed */
  readonly installed: string
  /** every file of the package, from its own folder */
  readonly files: readonly string[]
  read(file: string): string
  /** Runs the example's tests; rejects with their output when one fails. */
  play(env?: Readonly<Record<string, string>>): Promise<void>
}

/** Packs `packages/<name>` and installs the result into a new copy of its example. */
export async function consume(name: string): Promise<Consumer> {
  const source = path.join(ROOT, 'packages', name)
  const folder = mkdtempSync(path.join(tmpdir(), `${name}-`))
  cpSync(path.join(source, 'example'), folder, {
    recursive: true,
    filter: (file) => path.basename(file) !== 'node_modules',
  })
  const packed = (await npm(source, ['pack', '--silent', '--pack-destination', folder])).trim()
  await npm(folder, ['install', '--prefer-offline', '--ignore-scripts', `./${packed}`])
  const installed = path.join(folder, 'node_modules', name)
  const files = readdirSync(installed, { recursive: true, encoding: 'utf8' })
    .filter((file) => statSync(path.join(installed, file)).isFile())
    .map((file) => file.split(path.sep).join('/'))
  return {
    folder,
    installed,
    files,
    read: (file) => readFileSync(path.join(installed, file), 'utf8'),
    play: async (env) => void (await npm(folder, ['test'], env)),
  }
}
