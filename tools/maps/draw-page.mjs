import path from 'node:path'
import { fileURLToPath } from 'node:url'
import { build } from 'esbuild'
import { compile } from 'sass'

const ROOT = path.resolve(path.dirname(fileURLToPath(import.meta.url)), '../..')
const SRC = path.join(ROOT, 'src')

const scss = {
  name: 'scss',
  setup({ onLoad }) {
    onLoad({ filter: /\.scss$/ }, ({ path: file }) => ({ contents: compile(file).css, loader: 'css' }))
  },
}

/**
 * The page for the native apps' web view: Leaflet, its styles and the outlines in one file, which requests only tiles.
 */
export async function drawPage(outlines) {
  const { outputFiles } = await build({
    entryPoints: [path.join(SRC, 'platform/map/page/main.ts')],
    bundle: true,
    minify: true,
    write: false,
    outdir: 'page',
    target: ['chrome79', 'safari14'],
    charset: 'utf8',
    legalComments: 'none',
    loader: { '.png': 'dataurl' },
    alias: { '@': SRC },
    plugins: [scss],
  })
  const text = (ending) => outputFiles.find(({ path: file }) => file.endsWith(ending)).text.trim()
  const inScript = (code) => code.replaceAll('</script', '<\\/script')
  return [
    '<!doctype html>',
    '<html lang="en">',
    '<head>',
    '<meta charset="utf-8" />',
    '<meta name="viewport" content="width=device-width, initial-scale=1, maximum-scale=1, user-scalable=no" />',
    '<title>Map</title>',
    `<style>${text('.css')}</style>`,
    '</head>',
    '<body>',
    '<div id="map"></div>',
    `<script type="application/json" id="outlines">${inScript(outlines)}</script>`,
    `<script>${inScript(text('.js'))}</script>`,
    '</body>',
    '</html>',
    '',
  ].join('\n')
}
