import { readdir, readFile, stat } from 'node:fs/promises'
import path from 'node:path'
import { brotliCompressSync, gzipSync } from 'node:zlib'

const weightOf = (bytes) => {
  return { raw: bytes.length, gzip: gzipSync(bytes, { level: 9 }).length, brotli: brotliCompressSync(bytes).length }
}

const sizeOf = async (file) => weightOf(await readFile(file))

/** The styles that stand in a page. */
async function stylesIn(page) {
  const [, ...parts] = (await readFile(page, 'utf8')).split('<style>')
  return weightOf(Buffer.from(parts.map((part) => part.split('</style>')[0]).join('\n')))
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
 * The scripts and styles that a browser downloads before a page is shown: those of the entry, the page and the largest
 * language, each file once, and the styles in index.html. Sizes in bytes; each is compressed on its own.
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
  const files = await weigh([...new Set([...groups.app, ...groups[chunk], ...(largest ? groups[largest.name] : [])])])
  return sum([files, await stylesIn(path.join(folder, 'index.html'))])
}

/**
 * The console's downloads: `first` is what a browser needs for the list of products, with the largest language; each
 * other part is what its screen adds. A language is no part of its own beside `first`.
 * @param {string} folder of the console's build
 */
export async function consoleParts(folder) {
  const parts = JSON.parse(await readFile(path.join(folder, 'parts.json'), 'utf8'))
  const { main, products, ...others } = parts
  if (!main || !products) throw new Error('The build of the console has no main part or no list of products')
  const weigh = async (files) => sum(await Promise.all(files.map((file) => sizeOf(path.join(folder, file)))))

  const names = Object.keys(others)
  const languages = names.filter((name) => name.startsWith('locale-'))
  const weights = await Promise.all(languages.map(async (name) => ({ name, size: await weigh(others[name]) })))
  const largest = weights.sort((a, b) => b.size.brotli - a.size.brotli)[0]
  if (!largest) throw new Error('The build of the console has no language')

  const first = new Set([...main, ...products, ...others[largest.name]])
  const screens = names.filter((name) => !languages.includes(name))
  const added = await Promise.all(screens.map((name) => weigh(others[name].filter((file) => !first.has(file)))))
  return { first: await weigh([...first]), ...Object.fromEntries(screens.map((name, place) => [name, added[place]])) }
}

// in the program's folder, but in no package
const NOT_PACKED = /LICENSE\.txt$|project\.config\.json$|\.map$/

/**
 * The bytes of a mini-program by package, before the upload compresses them: `main` has everything outside of
 * subpackages, each subpackage is listed by its root, `total` is their sum. WeChat accepts 2 MB per package and 20 MB
 * in total. Throws when a subpackage has no files.
 * @param {string} folder of the mini-program build
 * @returns {Promise<Record<string, {raw: number}>>}
 */
export async function packages(folder) {
  const { subPackages = [] } = JSON.parse(await readFile(path.join(folder, 'app.json'), 'utf8'))
  const roots = subPackages.map(({ root }) => root)
  const sizes = new Map(['main', ...roots].map((name) => [name, 0]))

  for (const file of await filesUnder(folder)) {
    if (NOT_PACKED.test(file)) continue
    const owner = roots.find((root) => file.startsWith(path.join(folder, root, path.sep))) ?? 'main'
    sizes.set(owner, sizes.get(owner) + (await stat(file)).size)
  }

  const empty = roots.filter((root) => sizes.get(root) === 0)
  if (empty.length > 0) throw new Error(`The mini-program build has nothing in ${empty.join(', ')}`)
  const total = [...sizes.values()].reduce((sum, bytes) => sum + bytes, 0)
  return Object.fromEntries([...sizes, ['total', total]].map(([name, raw]) => [name, { raw }]))
}

/**
 * The size of a file in a release, such as a native bundle or its bytecode.
 * @param {string} file
 */
export async function wholeFile(file) {
  return { raw: (await stat(file)).size }
}
