// Builds the server into plain JavaScript: node tools/build/server.mjs [--out folder], into dist/server
import { cp, mkdir, readFile, rm } from 'node:fs/promises'
import path from 'node:path'
import { fileURLToPath } from 'node:url'
import { build } from 'esbuild'

const ROOT = path.resolve(path.dirname(fileURLToPath(import.meta.url)), '../..')
const SERVER = path.join(ROOT, 'server')

/**
 * The output of each entry: commands are named after what they do; files that are started by path, such as a thread,
 * keep their place.
 */
export const ENTRIES = {
  'app/main.ts': 'main.js',
  'app/cli/main.ts': 'ops.js',
  'app/cli/seed.ts': 'seed.js',
  'areas/documents/document-worker.ts': 'areas/documents/document-worker.js',
}

/** Folders that the server reads at run time. */
const READ = ['kernel/db/migrations', 'kernel/text/catalogues', 'app/demo/media']

/**
 * A bundle is one file, but sources find the files beside them by their own folder: this sets `__dirname` to the folder
 * at the same place in the build.
 */
const ownFolders = {
  name: 'own-folders',
  setup({ onLoad }) {
    onLoad({ filter: /\.ts$/ }, async ({ path: file }) => {
      const source = await readFile(file, 'utf8')
      if (!source.includes('__dirname') || !file.startsWith(`${SERVER}${path.sep}`)) return undefined
      const place = path.relative(SERVER, path.dirname(file)).split(path.sep).join('/')
      const folder = `require('node:path').join(__soukServer, ${JSON.stringify(place)})`
      return { contents: source.replaceAll('__dirname', folder), loader: 'ts' }
    })
  },
}

/** Packages stay imports, resolved from the folder of the build, so that they are what npm installed. */
async function packages() {
  const { dependencies } = JSON.parse(await readFile(path.join(ROOT, 'package.json'), 'utf8'))
  return Object.keys(dependencies)
}

/**
 * Builds from scratch.
 * @param {string} out absolute
 */
export async function buildServer(out) {
  await rm(out, { recursive: true, force: true })
  await mkdir(out, { recursive: true })
  const external = await packages()
  for (const [entry, built] of Object.entries(ENTRIES)) {
    const up = path.relative(path.dirname(built), '.') || '.'
    await build({
      entryPoints: [path.join(SERVER, entry)],
      outfile: path.join(out, built),
      bundle: true,
      platform: 'node',
      target: 'node20',
      format: 'cjs',
      sourcemap: 'linked',
      tsconfig: path.join(ROOT, 'tsconfig.server.json'),
      external,
      plugins: [ownFolders],
      banner: { js: `const __soukServer = require('node:path').join(__dirname, ${JSON.stringify(up)});` },
      logLevel: 'error',
    })
  }
  for (const folder of READ) await cp(path.join(SERVER, folder), path.join(out, folder), { recursive: true })
}

if (path.resolve(process.argv[1] ?? '') === fileURLToPath(import.meta.url)) {
  const at = process.argv.indexOf('--out')
  const out = path.resolve(at < 0 ? path.join(ROOT, 'dist/server') : process.argv[at + 1])
  buildServer(out).then(
    () => console.log(`the server is in ${path.relative(process.cwd(), out) || '.'}`),
    (error) => {
      console.error(error.message)
      process.exitCode = 1
    },
  )
}
