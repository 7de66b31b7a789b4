// Writes db/migrations anew from db/schema: `npm run db:generate`. Until the first release there is one migration.
import { spawnSync } from 'node:child_process'
import fs from 'node:fs'
import path from 'node:path'
import { fileURLToPath } from 'node:url'

const folder = path.join(path.dirname(fileURLToPath(import.meta.url)), 'migrations')
for (const name of fs.readdirSync(folder)) {
  if (name !== 'custom') fs.rmSync(path.join(folder, name), { recursive: true })
}
const { status } = spawnSync(
  'npx',
  ['drizzle-kit', 'generate', '--config', 'server/drizzle.config.ts', '--name', 'initial'],
  { stdio: 'inherit', shell: process.platform === 'win32' },
)
process.exit(status ?? 1)
