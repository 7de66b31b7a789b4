/** `npm run shapes`: writes what the app takes apart in the answers, from the contract. */
import { writeFileSync } from 'node:fs'
import path from 'node:path'
import { generate, TARGET } from './generate'

writeFileSync(path.join(__dirname, '../..', TARGET), generate())
