import path from 'node:path'
import { fileURLToPath } from 'node:url'
import { build } from 'esbuild'

const REGIONS = path.resolve(path.dirname(fileURLToPath(import.meta.url)), '../../server/areas/regions/data/asia.ts')

/** Official suffixes such as 市, which people leave out. */
const UNIT = /(?<=..)[市縣县]$/

/** The server's names of cities in their country's script, by `<country> <name>`: `JP Sapporo` is 札幌. */
export async function nativeNames() {
  const { outputFiles } = await build({ entryPoints: [REGIONS], bundle: true, write: false, format: 'esm' })
  const { ASIA } = await import(
    `data:text/javascript;base64,${Buffer.from(outputFiles[0].contents).toString('base64')}`
  )
  const names = new Map()
  for (const [country, lines] of Object.entries(ASIA)) {
    for (const part of lines.split(/[\n|;]/)) {
      const [name, native] = part.trim().split('=')
      if (native !== undefined) names.set(`${country} ${name}`, native.replace(UNIT, ''))
    }
  }
  return names
}
