/**
 * `npm run dump:release`: fills a new PostgreSQL database with the demo shop and keeps its content for the upgrade
 * test, with the calls of the app, under the version in package.json. Run it when a release is tagged. It needs PostgreSQL's programs. It never
 * replaces the dump of an earlier release.
 */
import { execFileSync } from 'node:child_process'
import { existsSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import os from 'node:os'
import path from 'node:path'
import { fromRoot } from '../run/shared/paths.mjs'
import { temporaryFolder } from '../run/shared/temporary-folder.mjs'
import { startPostgres } from '../run/test/own-postgres.mjs'
import { withDatabase } from '../run/test/postgres.mjs'
import { packDump } from './pack-dump.mjs'

const MOST_BYTES = 64 * 1_024 * 1_024
const DUMP = ['--inserts', '--rows-per-insert=200', '--no-owner', '--no-privileges']

function dumpOfDemo(url) {
  const data = mkdtempSync(path.join(os.tmpdir(), 'souk-release-'))
  const env = { ...process.env, SOUK_DATA: data, DATABASE_URL: url }
  try {
    execFileSync('npm', ['run', '-s', 'seed', '--', '--demo'], { cwd: fromRoot(), env, stdio: 'inherit' })
  } finally {
    rmSync(data, { recursive: true, force: true })
  }
  return execFileSync('pg_dump', [...DUMP, url], { encoding: 'utf8', maxBuffer: MOST_BYTES })
}

async function main() {
  const { version } = JSON.parse(readFileSync(fromRoot('package.json'), 'utf8'))
  const file = fromRoot('tests/upgrade/releases', `v${version}.sql.br`)
  if (existsSync(file)) throw new Error(`${file} is there: set the next version in package.json first`)
  const { folder, remove } = temporaryFolder()
  const postgres = await startPostgres(folder)
  try {
    if (!postgres) throw new Error('PostgreSQL is not installed on this machine')
    const calls = execFileSync('npx', ['tsx', 'tools/migrations/app-calls.ts'], { cwd: fromRoot(), encoding: 'utf8' })
    writeFileSync(fromRoot('tests/upgrade/releases', `v${version}.calls.json.br`), packDump(calls))
    writeFileSync(file, packDump(await withDatabase(postgres.url, async (url) => dumpOfDemo(url))))
  } finally {
    postgres?.stop()
    remove()
  }
  console.log(`${path.relative(fromRoot(), file)} and the calls beside it are written: commit them`)
}

main().catch((error) => {
  console.error(error.message)
  process.exitCode = 1
})
