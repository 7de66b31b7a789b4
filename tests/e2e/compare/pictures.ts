import fs from 'node:fs'
import path from 'node:path'
import type { Page } from '@playwright/test'
import type MiniProgram from 'miniprogram-automator/out/MiniProgram'

const QUALITY = 0.8

/**
 * Writes `<screen>-h5.webp` and `<screen>-weapp.webp` into the folder that SOUK_PICTURES names; nothing without it.
 * The browser is the encoder, so that the same browser makes the same bytes.
 */
export async function keepPicture(screen: string, page: Page, miniProgram: MiniProgram): Promise<void> {
  const folder = process.env.SOUK_PICTURES
  if (!folder) return
  fs.mkdirSync(folder, { recursive: true })
  const h5 = (await page.screenshot({ type: 'png' })).toString('base64')
  const weapp = await miniProgram.screenshot()
  if (typeof weapp !== 'string') throw new Error('the mini-program shows no picture of itself')
  for (const [target, png] of Object.entries({ h5, weapp })) {
    fs.writeFileSync(path.join(folder, `${screen}-${target}.webp`), await toWebp(page, png), 'base64')
  }
}

/** In base64, as the PNG. */
async function toWebp(page: Page, png: string): Promise<string> {
  const url = await page.evaluate(
    async ({ source, quality }) => {
      const image = new Image()
      image.src = source
      await image.decode()
      const canvas = document.createElement('canvas')
      canvas.width = image.width
      canvas.height = image.height
      canvas.getContext('2d')?.drawImage(image, 0, 0)
      return canvas.toDataURL('image/webp', quality)
    },
    { source: `data:image/png;base64,${png}`, quality: QUALITY },
  )
  return url.slice(url.indexOf(',') + 1)
}
