/** Draws the icons and splash screens in native/ from the brand's mark: node tools/native-shell/draw.mjs */
import { mkdir, writeFile } from 'node:fs/promises'
import path from 'node:path'
import { fileURLToPath } from 'node:url'
import playwright from 'playwright'
import { CHROMIUM_ARGS, findChromium } from '../run/test/chromium.mjs'
import { pictures, texts } from './files.mjs'

const NATIVE = fileURLToPath(new URL('../../native', import.meta.url))

async function write(file, content) {
  const target = path.join(NATIVE, file)
  await mkdir(path.dirname(target), { recursive: true })
  await writeFile(target, content)
}

const browser = await playwright.chromium.launch({ executablePath: await findChromium(), args: CHROMIUM_ARGS })
const page = await browser.newPage({ deviceScaleFactor: 1 })
for (const { path: file, side, svg, opaque } of pictures()) {
  await page.setViewportSize({ width: side, height: side })
  await page.setContent(`<style>body { margin: 0 } svg { display: block }</style>${svg}`)
  await write(file, await page.screenshot({ omitBackground: !opaque }))
}
await browser.close()
for (const [file, text] of Object.entries(texts())) await write(file, text)
console.log(`${pictures().length} pictures and ${Object.keys(texts()).length} files of native/`)
