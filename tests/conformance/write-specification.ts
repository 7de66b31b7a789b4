/** Writes docs/specification.md from the rows: `npm run docs:specification`. */
import fs from 'node:fs'
import path from 'node:path'
import { specificationPage } from './specification'

fs.writeFileSync(path.join(__dirname, '../../docs/specification.md'), specificationPage())
