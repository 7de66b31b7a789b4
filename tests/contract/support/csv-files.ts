/** Files for imports. */
import { zipSync } from 'fflate'
import { SMALL_PNG } from './pictures'

export const SMALL_CSV = 'sku,stock,reason\r\nMUG-1,4,count\r\n'

/** A ZIP of these files. */
export const zipOf = (files: Readonly<Record<string, Uint8Array>>) => new Uint8Array(zipSync({ ...files }))

export const SMALL_ZIP = zipOf({ 'mug.png': SMALL_PNG })

/** A CSV of these lines; cells are quoted where they have to be. */
export const csvOf = (...lines: readonly (readonly string[])[]): string =>
  lines
    .map((cells) => cells.map((cell) => (/[",\r\n]/.test(cell) ? `"${cell.replaceAll('"', '""')}"` : cell)).join(','))
    .map((line) => `${line}\r\n`)
    .join('')
