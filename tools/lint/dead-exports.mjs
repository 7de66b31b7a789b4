// Finds exports that no file imports, and prints each: node tools/lint/dead-exports.mjs
import { execFileSync } from 'node:child_process'
import { existsSync, readFileSync } from 'node:fs'
import path from 'node:path'
import { deadExports } from './find-dead-exports.mjs'
import { ROOT } from './run-all.mjs'

const ROOMS = ['src', 'console', 'server', 'contract', 'tests', 'tools', 'packages', 'config', 'native']
/** Not the tables, which drizzle-kit reads by folder: some are asked in SQL alone. */
const HELD = /^(?!server\/kernel\/db\/schema\/)(src|console|server|contract)\/.*(?<!\.test|\.config|\.d)\.tsx?$/

/** Exports that are unused today. Only remove lines here. */
const DEAD = new Set(['src/styles/tokens.ts radius', 'src/styles/tokens.ts motion', 'src/styles/tokens.ts ground'])

const listed = execFileSync('git', ['ls-files', '-co', '--exclude-standard', ...ROOMS], { cwd: ROOT, encoding: 'utf8' })
const files = listed
  .split('\n')
  .filter((file) => /\.(tsx?|mjs|cjs|js)$/.test(file) && existsSync(path.join(ROOT, file)))
/** The catalogue draws every component of the kit: what only it uses is dead. */
const CATALOGUE = /^tools\/kit\//
const sources = new Map(
  files.filter((file) => !CATALOGUE.test(file)).map((file) => [file, readFileSync(path.join(ROOT, file), 'utf8')]),
)
const found = deadExports(sources, (file) => HELD.test(file))
const dead = found.filter(({ file, name }) => !DEAD.has(`${file} ${name}`))
const alive = [...DEAD].filter((known) => !found.some(({ file, name }) => `${file} ${name}` === known))
for (const { file, line, name } of dead) console.log(`${file}:${line} exports ${name}, which no file imports`)
for (const known of alive) console.log(`${known} is no dead export any more: take it off the list`)
if (dead.length + alive.length > 0) process.exitCode = 1
