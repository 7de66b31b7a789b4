import { readdir, readFile, stat } from 'node:fs/promises'
import path from 'node:path'
import { brotliCompressSync, gzipSync } from 'node:zlib'

async function sizeOf(file) {
  const bytes = await readFile(file)
  return { raw: bytes.length, gzip: gzipSync(bytes, { level: 9 }).length, brotli: brotliCompressSync(bytes).length }
}

function sum(sizes) {
  const add = (key) => sizes.reduce((total, size) => total + size[key], 0)
  return { raw: add('raw'), gzip: add('gzip'), brotli: add('brotli') }
}

async function filesUnder(folder) {
  const entries = await readdir(folder, { recursive: true, withFileTypes: true })
  return entries.filter((entry) => entry.isFile()).map((entry) => path.join(entry.parentPath ?? entry.path, entry.name))
}

/**
 * What a browser fetches before a page stands: the entry, the page and the largest language, each file once.
 * Sizes in bytes; every file compressed on its own, as a server sends it.
 * @param {string} folder of the H5 build
 * @param {string} chunk the page's chunk
 */
export async function firstLoad(folder, chunk) {
  const groups = JSON.parse(await readFile(path.join(folder, 'first-load.json'), 'utf8'))
  if (!groups[chunk]) throw new Error(`The H5 build has no chunk ${chunk}`)

  const sizes = new Map()
  const weigh = async (files) => {
    for (const file of files) if (!sizes.has(file)) sizes.set(file, await sizeOf(path.join(folder, file)))
    return sum(files.map((file) => sizes.get(file)))
  }

  const languages = Object.keys(groups).filter((name) => name.startsWith('locale-'))
  const weights = await Promise.all(languages.map(async (name) => ({ name, size: await weigh(groups[name]) })))
  const largest = weights.sort((a, b) => b.size.brotli - a.size.brotli)[0]
  return weigh([...new Set([...groups.app, ...groups[chunk], ...(largest ? groups[largest.name] : [])])])
}

/**
 * The bytes of a mini-program's main package: everything that belongs to no sub-package.
 * @param {string} folder of the mini-program build
 */
export async function mainPackage(folder) {
  const { subPackages = [], subpackages = subPackages } = JSON.parse(
    await readFile(path.join(folder, 'app.json'), 'utf8'),
  )
  const roots = subpackages.map(({ root }) => path.join(folder, root, path.sep))
  const files = (await filesUnder(folder)).filter((file) => !roots.some((root) => file.startsWith(root)))
  const counted = files.filter((file) => !/LICENSE\.txt$|project\.config\.json$|\.map$/.test(file))
  const sizes = await Promise.all(counted.map(async (file) => (await stat(file)).size))
  return { raw: sizes.reduce((total, size) => total + size, 0) }
}

/**
 * A native bundle as a release carries it.
 * @param {string} bundle
 */
export async function bytecode(bundle) {
  return { raw: (await stat(bundle)).size }
}
