/** `npm run shapes`: writes the shapes of the answers that the app reads, from the contract. */
import { writeFileSync } from 'node:fs'
import path from 'node:path'
import { generate, TARGET } from './generate'

writeFileSync(path.join(__dirname, '../..', TARGET), generate())
