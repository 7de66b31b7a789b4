/** Writes a contact sheet of the drawn pictures: node sheet.mjs <file.png> [part of the name] */
import { readdirSync } from 'node:fs'
import sharp from 'sharp'

const [target, part = ''] = process.argv.slice(2)
const folder = new URL('../../server/app/demo/media/p/', import.meta.url)
const names = readdirSync(folder).filter((name) => name.endsWith('-300.webp') && name.includes(part))
const ACROSS = 16
const CELL = 100
const tiles = await Promise.all(
  names.map(async (name, i) => ({
    input: await sharp(new URL(name, folder).pathname)
      .resize(CELL - 4, CELL - 4)
      .png()
      .toBuffer(),
    left: (i % ACROSS) * CELL + 2,
    top: Math.floor(i / ACROSS) * CELL + 2,
  })),
)
const height = Math.ceil(names.length / ACROSS) * CELL
await sharp({ create: { width: ACROSS * CELL, height, channels: 3, background: '#ffffff' } })
  .composite(tiles)
  .png()
  .toFile(target)
console.log(`${names.length} pictures`)
