/** `npm run settings`: writes `.env.example` and the tables of docs/operating.md from the schema of the settings. */
import { readFileSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import { example, withTables } from './generate'

const ROOT = path.join(__dirname, '../..')
const PAGE = path.join(ROOT, 'docs/operating.md')

writeFileSync(path.join(ROOT, '.env.example'), example())
writeFileSync(PAGE, withTables(readFileSync(PAGE, 'utf8')))
