// Writes properties.json, or the given file, from the installed Taro: npx tsx
// packages/mini-program-host/src/view/builtins/properties/write-properties.ts
import { writeFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { installedProperties } from './installed-properties'

const [, , file = fileURLToPath(new URL('properties.json', import.meta.url))] = process.argv
writeFileSync(file, installedProperties())
