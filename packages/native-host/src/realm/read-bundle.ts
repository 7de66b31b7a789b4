import { readFileSync } from 'node:fs'
import { HostError } from '../types/host-error'

/** Hermes bytecode begins with this number, the lowest byte first. */
const HERMES_MAGIC = 'c61fbc03c103191f'

/**
 * The text of a production bundle of Metro.
 * @throws HostError if there is no such file, or it is Hermes bytecode or another kind of file
 */
export function readBundle(file: string): string {
  const bytes = read(file)
  if (bytes.subarray(0, HERMES_MAGIC.length / 2).toString('hex') === HERMES_MAGIC) {
    throw new HostError(`${file} is Hermes bytecode: give the JavaScript bundle that it was compiled from`)
  }
  const source = bytes.toString('utf8')
  if (!/\b__d\(/.test(source) || !/\b__r\(/.test(source)) {
    throw new HostError(`${file} is no bundle of Metro's: it defines and requires no modules`)
  }
  if (/__DEV__\s*=\s*true/.test(source.slice(0, 2000))) {
    throw new HostError(`${file} is a development bundle: build it for production`)
  }
  return source
}

function read(file: string): Buffer {
  try {
    return readFileSync(file)
  } catch (error) {
    const { code } = error as NodeJS.ErrnoException
    if (code === 'ENOENT' || code === 'EISDIR') throw new HostError(`there is no bundle at ${file}`)
    throw error
  }
}
