import { chromium, type Browser } from 'playwright-core'
import { chromiumPath } from './chromium-path'

// touch adjustment would move a tap to a link or field nearby, which no phone does on a mini-program's elements
const ARGS = ['--no-sandbox', '--disable-gpu', '--disable-background-networking', '--disable-touch-adjustment']

/**
 * Starts a headless browser in which hosts can run.
 * @param path of Chromium, else the one that is found
 * @throws Error when it does not start
 */
export function launchBrowser(path?: string): Promise<Browser> {
  return chromium.launch({ executablePath: chromiumPath(path), args: ARGS })
}
