// Writes a .br and a .gz beside every text file of a built app, so that the server never compresses a file twice:
// node server/build/precompress.mjs dist/h5
import fs from 'node:fs/promises'
import path from 'node:path'
import { fileURLToPath } from 'node:url'
import { promisify } from 'node:util'
import zlib from 'node:zlib'

const TEXTS = /\.(js|css|html|svg|json|txt|map)$/
/** Bytes below which a compressed copy saves nothing. */
const WORTH_IT = 1024
const brotli = promisify(zlib.brotliCompress)
const gzip = promisify(zlib.gzip)

/** Compresses the files in a folder, recursively; returns how many. */
export async function precompress(folder) {
  const names = await fs.readdir(folder, { recursive: true })
  let done = 0
  for (const name of names.filter((file) => TEXTS.test(file))) {
    const file = path.join(folder, name)
    const content = await fs.readFile(file)
    if (content.length < WORTH_IT) continue
    const params = { [zlib.constants.BROTLI_PARAM_SIZE_HINT]: content.length }
    await fs.writeFile(`${file}.br`, await brotli(content, { params }))
    await fs.writeFile(`${file}.gz`, await gzip(content, { level: 9 }))
    done += 1
  }
  return done
}

if (process.argv[1] === fileURLToPath(import.meta.url)) {
  const folder = process.argv[2]
  if (!folder) {
    console.error('Say which folder: node server/build/precompress.mjs <folder>')
    process.exit(1)
  }
  console.log(`${await precompress(folder)} files compressed`)
}
