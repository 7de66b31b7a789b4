// Run after an update of miniprogram-api-typings: npx tsx src/wx/names/write-api-names.ts
import { readFileSync, writeFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import path from 'node:path'
import { fileURLToPath } from 'node:url'
import { listApiNames } from './list-api-names'

const typings = createRequire(import.meta.url).resolve('miniprogram-api-typings/types/wx/lib.wx.api.d.ts')
const target = path.join(path.dirname(fileURLToPath(import.meta.url)), 'api-names.json')
writeFileSync(target, `${JSON.stringify(listApiNames(readFileSync(typings, 'utf8')), null, 2)}\n`)
