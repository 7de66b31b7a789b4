/** Runs WeChat's compilers of templates and of styles, the programs of miniprogram-compiler, on a project's folder. */
import { execFile } from 'node:child_process'
import { chmodSync, readdirSync } from 'node:fs'
import { createRequire } from 'node:module'
import path from 'node:path'
import { promisify } from 'node:util'

const PLACES = { linux: 'linux', darwin: 'mac', win32: 'windows' }
const MAX_OUTPUT = 64 * 2 ** 20

const run = promisify(execFile)

function compiler(name) {
  const place = PLACES[process.platform]
  if (place === undefined) throw new Error(`miniprogram-compiler has no ${name} for ${process.platform}`)
  const home = path.dirname(createRequire(import.meta.url).resolve('miniprogram-compiler/package.json'))
  const file = path.join(home, 'bin', place, process.platform === 'win32' ? `${name}.exe` : name)
  // an install without scripts leaves the file mode as it was packed
  chmodSync(file, 0o755)
  return file
}

const filesOf = (folder, suffix) =>
  readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .filter((file) => file.endsWith(suffix))
    .map((file) => file.replaceAll('\\', '/'))
    .sort()

/**
 * Compiles all files of a kind in one call, because they refer to one another; returns their number. Throws with the
 * compiler's output.
 */
async function compile(name, folder, suffixes, target) {
  const files = suffixes.flatMap((suffix) => filesOf(folder, suffix))
  if (files.length === 0) throw new Error(`there is no ${suffixes.join(' and no ')}`)
  try {
    await run(compiler(name), [...files, '-o', target], { cwd: folder, maxBuffer: MAX_OUTPUT })
  } catch (error) {
    throw new Error(error.stderr || error.message)
  }
  return `${files.length} files`
}

export const checkTemplates = (folder, target) => compile('wcc', folder, ['.wxml', '.wxs'], target)
export const checkStyles = (folder, target) => compile('wcsc', folder, ['.wxss'], target)
