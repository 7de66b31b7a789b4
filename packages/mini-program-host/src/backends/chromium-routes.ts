import { readFile } from 'node:fs/promises'
import path from 'node:path'
import type { BrowserContext, Route } from 'playwright-core'
import { ASSETS, ORIGIN, OUTER_HTML } from './chromium-origin'

const TYPES: Readonly<Record<string, string>> = {
  '.png': 'image/png',
  '.jpg': 'image/jpeg',
  '.jpeg': 'image/jpeg',
  '.gif': 'image/gif',
  '.webp': 'image/webp',
  '.avif': 'image/avif',
  '.svg': 'image/svg+xml',
  '.mp3': 'audio/mpeg',
  '.mp4': 'video/mp4',
  '.ttf': 'font/ttf',
  '.woff': 'font/woff',
  '.woff2': 'font/woff2',
}

/**
 * Serves the outer document and the files of the package; other addresses come from the network, unless the host is
 * offline.
 */
export async function serveFolder(context: BrowserContext, folder: string, isOffline: () => boolean): Promise<void> {
  await context.route(
    () => true,
    async (route) => {
      const { origin, href, pathname } = new URL(route.request().url())
      if (origin === ORIGIN && pathname === '/') return route.fulfill({ contentType: 'text/html', body: OUTER_HTML })
      if (href.startsWith(ASSETS)) return fulfillAsset(route, folder, href.slice(ASSETS.length))
      if (origin === ORIGIN) return route.fulfill({ status: 404 })
      return isOffline() ? route.abort('internetdisconnected') : route.continue()
    },
  )
}

async function fulfillAsset(route: Route, folder: string, address: string): Promise<void> {
  const file = path.resolve(folder, decodeURIComponent(address.replace(/[?#].*$/, '')))
  if (!file.startsWith(path.resolve(folder) + path.sep)) return route.fulfill({ status: 404 })
  try {
    const body = await readFile(file)
    return await route.fulfill({ body, contentType: TYPES[path.extname(file)] ?? 'application/octet-stream' })
  } catch (error) {
    if (!['ENOENT', 'EISDIR', 'ENOTDIR'].includes((error as NodeJS.ErrnoException).code ?? '')) throw error
    return route.fulfill({ status: 404 })
  }
}
