/** `npm run schemas`: writes the shapes of the answers that the app reads, from the contract. */
import { writeFileSync } from 'node:fs'
import path from 'node:path'
import { generate } from './generate'

for (const [file, text] of generate()) writeFileSync(path.join(__dirname, '../..', file), text)
