/** Waits until a page of the web app is idle: nothing loads, nothing moves, and no skeleton is shown. */
import type { Page } from '@playwright/test'
import { eventually } from '../../walk/driver'

/** Pictures are ignored, because they change no texts. */
const AWAITED = ['document', 'fetch', 'xhr', 'script', 'stylesheet']

/** Long enough for a dozen answers on a machine that runs other tests at the same time. */
const REST_MS = 60_000

/**
 * Runs in the page when it has nothing to do any more, two frames later, and again: React draws what an answer brings in turns, and
 * a page that waits shows no skeleton at first. A task of the background comes after all others; `requestIdleCallback` waits for the
 * compositor as well, which headless Chromium lets wait for minutes.
 */
async function stillThere(): Promise<string[]> {
  const frame = () => new Promise((drawn) => requestAnimationFrame(drawn))
  const { scheduler } = window as unknown as {
    scheduler: { postTask(work: () => void, how: { priority: 'background' }): Promise<void> }
  }
  const idle = () => scheduler.postTask(() => undefined, { priority: 'background' })
  await idle()
  await frame()
  await frame()
  await idle()
  const shown = (element: Element) => element.getClientRects().length > 0
  const waiting = [...document.querySelectorAll('.bone, [aria-busy="true"]')]
    .filter(shown)
    .map((bone) => bone.className)
  const moving = document
    .getAnimations()
    .filter((each) => each.playState === 'running' && each.effect?.getComputedTiming().iterations !== Infinity)
    .map((each) => `moves: ${each.id || each.constructor.name}`)
  return [...waiting, ...moving]
}

/** Watches the page's requests from now on; returns a function that waits until the page is idle. */
export function followed(page: Page): () => Promise<void> {
  const underWay = new Map<object, string>()
  page.on('request', (request) => {
    if (AWAITED.includes(request.resourceType())) underWay.set(request, request.url())
  })
  page.on('requestfinished', (request) => underWay.delete(request))
  page.on('requestfailed', (request) => underWay.delete(request))
  return async () => {
    await eventually(
      async () => [...(await page.evaluate(stillThere)), ...underWay.values()],
      (left) => left.length === 0,
      'the page comes to rest',
      REST_MS,
    )
  }
}
