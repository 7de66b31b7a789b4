import { existsSync } from 'node:fs'
import { chromium } from 'playwright-core'

const USUAL_PLACES = [
  // draws the same without browser windows, which need more CPU than the page
  '/usr/bin/chromium-headless-shell',
  '/usr/bin/chromium',
  '/usr/bin/chromium-browser',
  '/usr/bin/google-chrome',
  '/usr/bin/google-chrome-stable',
  '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
  '/Applications/Chromium.app/Contents/MacOS/Chromium',
]

/**
 * The browser to start: the given one, that of the variable CHROMIUM, Playwright's own, or one in a usual place.
 * @throws Error when there is none
 */
export function chromiumPath(asked: string | undefined): string {
  const named = asked ?? process.env.CHROMIUM
  if (named) return named
  const found = [chromium.executablePath(), ...USUAL_PLACES].find((place) => existsSync(place))
  if (found === undefined)
    throw new Error('there is no Chromium: install one with `npx playwright-core install chromium`')
  return found
}
