/** The built console of `npm start`. */
import { buildConsole } from '../shared/build.mjs'
import { ensureBuilt } from './built.mjs'

const SOURCES = [
  'console',
  'contract',
  'server/build',
  'tools/build/console.mjs',
  'package.json',
  'package-lock.json',
  'tsconfig.json',
]

export function ensureConsole() {
  return ensureBuilt({ name: 'console', text: 'Building the console', sources: SOURCES, build: buildConsole })
}
