/**
 * `npm run dump:release`: fills a new PostgreSQL database with the demo shop and keeps its content for the upgrade
 * test, under the version in package.json. Run it when a release is tagged. It needs `pg_dump`, and a PostgreSQL on
 * this machine or at DATABASE_URL. It never replaces the dump of an earlier release.
 */
import { execFileSync } from 'node:child_process'
import { existsSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import os from 'node:os'
import path from 'node:path'
import { fromRoot } from '../run/shared/paths.mjs'
import { findPostgres, withDatabase } from '../run/test/postgres.mjs'
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
  const admin = await findPostgres()
  if (!admin) throw new Error('No PostgreSQL answers on 127.0.0.1:5432: start one, or set DATABASE_URL')
  writeFileSync(file, packDump(await withDatabase(admin, async (url) => dumpOfDemo(url))))
  console.log(`${path.relative(fromRoot(), file)} is written: commit it`)
}

main().catch((error) => {
  console.error(error.message)
  process.exitCode = 1
})
