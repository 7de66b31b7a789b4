import { chromium, type Browser } from 'playwright-core'
import { chromiumPath } from './chromium-path'

// touch adjustment would move a tap to a nearby link or field, which no phone does for a mini-program's elements
const ARGS = ['--no-sandbox', '--disable-gpu', '--disable-background-networking', '--disable-touch-adjustment']

/**
 * Starts a headless browser in which hosts can run.
 * @param path of Chromium; by default the one that is found
 * @throws Error when it does not start
 */
export function launchBrowser(path?: string): Promise<Browser> {
  return chromium.launch({ executablePath: chromiumPath(path), args: ARGS })
}
