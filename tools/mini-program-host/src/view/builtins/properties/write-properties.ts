// Writes properties.json from the Taro that is installed: npx tsx tools/mini-program-host/src/view/builtins/properties/write-properties.ts
import { writeFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { installedProperties } from './installed-properties'

writeFileSync(fileURLToPath(new URL('properties.json', import.meta.url)), installedProperties())
