/** The numbers of modules and the names of styles in a small build. */
import { mkdtemp, readdir, readFile, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import MiniCssExtractPlugin from 'mini-css-extract-plugin'
import webpack from 'webpack'
import { ShortNames } from '../../config/lean/short-names'

let folder: string
beforeEach(async () => {
  folder = await mkdtemp(path.join(tmpdir(), 'souk-names-'))
})
afterEach(() => rm(folder, { recursive: true }))

const FILES = {
  'app.js': `import { shared } from './shared'; shared(); import(/* webpackChunkName: "page" */ './page')`,
  'shared.js': `export const shared = () => window.seen`,
  'page.js': `import './page.css'; import { shared } from './shared'; export default shared()`,
  'page.css': `.page { color: red }`,
}

async function build(): Promise<string[]> {
  await Promise.all(Object.entries(FILES).map(([name, text]) => writeFile(path.join(folder, name), text)))
  const compiler = webpack({
    mode: 'production',
    context: folder,
    entry: { app: './app.js' },
    output: {
      path: path.join(folder, 'dist'),
      filename: 'js/[name].js',
      chunkFilename: 'js/[id].[chunkhash:8].js',
    },
    resolveLoader: { modules: [path.resolve(__dirname, '../../node_modules')] },
    module: { rules: [{ test: /\.css$/, use: [MiniCssExtractPlugin.loader, 'css-loader'] }] },
    plugins: [new MiniCssExtractPlugin({ chunkFilename: 'css/[id].[chunkhash:8].css' }), new ShortNames()],
  })
  await new Promise<void>((resolve, reject) =>
    compiler.run((error, stats) => {
      if (error ?? stats?.hasErrors()) reject(error ?? new Error(stats?.toString('errors-only')))
      else resolve()
    }),
  )
  const files = await readdir(path.join(folder, 'dist'), { recursive: true })
  return files.map((file) => file.replaceAll('\\', '/')).filter((file) => /\.(js|css)$/.test(file))
}

it('names the styles of a chunk as its script, and keeps one table for both', async () => {
  const files = await build()
  const [script, styles] = ['js', 'css'].map((kind) =>
    files.find((file) => file.startsWith(`${kind}/`) && !/app/.test(file)),
  )
  expect(styles).toBe(script?.replace(/js/g, 'css'))
  const entry = await readFile(path.join(folder, 'dist/js/app.js'), 'utf8')
  const [, hash = ''] = /\.([0-9a-f]{8})\./.exec(script ?? '') ?? []
  expect(entry.split(hash)).toHaveLength(2)
})

it('gives the modules of the entry three digits at most', async () => {
  await build()
  const entry = await readFile(path.join(folder, 'dist/js/app.js'), 'utf8')
  const numbers = [...entry.matchAll(/[{,](\d+):(?:function|\()/g)].map(([, number]) => Number(number))
  expect(numbers).not.toEqual([])
  expect(Math.max(...numbers)).toBeLessThan(1000)
})
