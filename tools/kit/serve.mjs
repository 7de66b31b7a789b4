// `npm run kit`: serves the kit's catalogue, and builds it anew with each change: PORT=10090
import path from 'node:path'
import { context } from 'esbuild'
import { bundle } from './bundle.mjs'

const out = path.resolve('dist/kit')
const port = Number(process.env.PORT || 10_090)
const kit = await context({
  ...bundle(out),
  // the page reloads when it is built
  footer: { js: "new EventSource('/esbuild').addEventListener('change', () => location.reload())" },
})
await kit.watch()
await kit.serve({ servedir: out, host: '127.0.0.1', port })
console.log(`The kit: http://127.0.0.1:${port}/`)
