/** Builds the console with esbuild: one page, one style sheet, a chunk for each screen and each language. */
import { mkdir, readdir, readFile, rm, stat, writeFile } from 'node:fs/promises'
import path from 'node:path'
import { fileURLToPath } from 'node:url'
import { build, context } from 'esbuild'

const ROOT = path.resolve(path.dirname(fileURLToPath(import.meta.url)), '../..')
const CONSOLE = path.join(ROOT, 'console')

/** The browsers of people who run a shop at a desk: those of the last three years. */
const BROWSERS = ['chrome109', 'edge109', 'firefox115', 'safari16']

/** @returns {import('esbuild').BuildOptions} */
function optionsFor(out, isProduction) {
  const names = isProduction ? '[name].[hash]' : '[name]'
  return {
    absWorkingDir: ROOT,
    entryPoints: [path.join(CONSOLE, 'main.tsx')],
    outdir: path.join(out, 'assets'),
    entryNames: names,
    chunkNames: names,
    assetNames: names,
    bundle: true,
    splitting: true,
    format: 'esm',
    platform: 'browser',
    target: BROWSERS,
    jsx: 'automatic',
    jsxDev: !isProduction,
    minify: isProduction,
    sourcemap: isProduction ? false : 'linked',
    metafile: true,
    tsconfig: path.join(CONSOLE, 'tsconfig.json'),
    define: { 'process.env.NODE_ENV': isProduction ? '"production"' : '"development"' },
    legalComments: 'linked',
    logLevel: 'error',
  }
}

const isStatic = ({ kind, external }) => kind === 'import-statement' && !external

/** An output with everything that it imports at once. */
function withImports(outputs, file, found = new Set()) {
  if (found.has(file)) return found
  found.add(file)
  for (const each of outputs[file].imports.filter(isStatic)) withImports(outputs, each.path, found)
  return found
}

/**
 * The files of each part, from the folder of the build: `main` is loaded at first, `locale-<id>` with the language, and
 * every other with its screen. For the size report.
 */
export function partsOf({ outputs }, out) {
  const fromOut = (file) => path.relative(out, path.resolve(ROOT, file)).split(path.sep).join('/')
  const parts = {}
  for (const [file, { entryPoint, cssBundle }] of Object.entries(outputs)) {
    if (!entryPoint) continue
    const [, language] = /console\/locales\/(\w+)\.json$/.exec(entryPoint) ?? []
    const name = language ? `locale-${language}` : path.posix.basename(entryPoint).replace(/\.\w+$/, '')
    const files = [...withImports(outputs, file), ...(cssBundle ? [cssBundle] : [])]
    parts[name] = [...(parts[name] ?? []), ...files.map(fromOut)]
  }
  return parts
}

/** The page, with its script and its style sheet. */
async function pageOf(parts) {
  const page = await readFile(path.join(CONSOLE, 'index.html'), 'utf8')
  const entry = (ending) => parts.main.find((file) => /^assets\/main\b/.test(file) && file.endsWith(ending))
  const [script, styles] = [entry('.js'), entry('.css')]
  if (!script || !styles) throw new Error('The build of the console left no script or no styles')
  const preloads = parts.main
    .filter((file) => file.endsWith('.js') && file !== script)
    .map((file) => `<link rel="modulepreload" href="${file}" />`)
  const links = [`<link rel="stylesheet" href="${styles}" />`, ...preloads]
  const head = [...links, `<script type="module" src="${script}"></script>`].map((line) => `    ${line}\n`).join('')
  return page.replace('  </head>', `${head}  </head>`)
}

async function writePage(metafile, out) {
  const parts = partsOf(metafile, out)
  await writeFile(path.join(out, 'index.html'), await pageOf(parts))
  await writeFile(path.join(out, 'parts.json'), JSON.stringify(parts))
}

/** esbuild writes a file of licences beside each chunk, though most have none. */
async function removeEmptyFiles(folder) {
  for (const name of await readdir(folder)) {
    const file = path.join(folder, name)
    if ((await stat(file)).size === 0) await rm(file)
  }
}

/**
 * Builds from scratch.
 * @param {string} out an absolute folder, which is emptied first
 */
export async function buildConsole(out) {
  await rm(out, { recursive: true, force: true })
  await mkdir(out, { recursive: true })
  const { metafile } = await build(optionsFor(out, true))
  await removeEmptyFiles(path.join(out, 'assets'))
  await writePage(metafile, out)
}

/**
 * Builds, and builds again when a file changes; resolves once the first build is there.
 * @param {string} out an absolute folder
 */
export async function watchConsole(out) {
  await mkdir(out, { recursive: true })
  const page = {
    name: 'page',
    setup({ onEnd }) {
      onEnd(async ({ metafile, errors }) => {
        if (metafile && errors.length === 0) await writePage(metafile, out)
      })
    },
  }
  const options = optionsFor(out, false)
  const watched = await context({ ...options, plugins: [page], logLevel: 'info' })
  await watched.watch()
}
