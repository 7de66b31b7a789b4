import fs from 'node:fs'
import path from 'node:path'
import type { Page } from '@playwright/test'

const QUALITY = 0.8

/**
 * Writes a PNG (bytes or base64) as `<name>.webp` into the folder SOUK_PICTURES; without that variable it does nothing.
 * The browser encodes it, so that the same browser makes the same bytes.
 */
export async function keepPicture(page: Page, name: string, take: () => Promise<unknown>): Promise<void> {
  const folder = process.env.SOUK_PICTURES
  if (!folder) return
  const png = await take()
  const base64 = Buffer.isBuffer(png) ? png.toString('base64') : png
  if (typeof base64 !== 'string') throw new Error(`${name}: no picture was taken`)
  const file = path.join(folder, `${name}.webp`)
  fs.mkdirSync(path.dirname(file), { recursive: true })
  fs.writeFileSync(file, await toWebp(page, base64), 'base64')
}

/** In base64, like the PNG. */
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
