import { build } from 'esbuild'
import { dirname, resolve } from 'node:path'
import { fileURLToPath } from 'node:url'

const SRC = resolve(dirname(fileURLToPath(import.meta.url)), '..')

const bundles = new Map<string, Promise<string>>()

/** The program that runs inside every page's window, as one script. Built once per process. */
export function viewScript(): Promise<string> {
  return once('view/main.ts')
}

/** The host's code for a browser's outer frame, as one script. Built once per process. */
export function runtimeScript(): Promise<string> {
  return once('backends/chromium-frame.ts')
}

function once(entry: string): Promise<string> {
  const known = bundles.get(entry)
  if (known) return known
  const fresh = bundle(entry)
  bundles.set(entry, fresh)
  return fresh
}

async function bundle(entry: string): Promise<string> {
  const { outputFiles } = await build({
    entryPoints: [resolve(SRC, entry)],
    bundle: true,
    write: false,
    format: 'iife',
    platform: 'browser',
    target: 'es2020',
    minifyWhitespace: true,
    logLevel: 'silent',
  })
  const [script] = outputFiles
  if (script === undefined) throw new Error(`esbuild made no script of ${entry}`)
  return script.text
}
