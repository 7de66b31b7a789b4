/** When a page of the web app is idle: nothing is loading, nothing moves, and no skeleton is shown. */
import type { Page } from '@playwright/test'
import { eventually } from '../../walk/driver'

/** Pictures come in their own time, and change nothing that is written. */
const AWAITED = ['document', 'fetch', 'xhr', 'script', 'stylesheet']

/** A page fetches a dozen answers, on a machine that plays other tests beside. */
const REST_MS = 60_000

/** Runs in the page, two frames later: what React draws after an event is drawn by then. */
async function stillThere(): Promise<string[]> {
  const frame = () => new Promise((drawn) => requestAnimationFrame(drawn))
  await frame()
  await frame()
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

/** Follows what the page fetches from now on; what it gives back waits until the page is at rest. */
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
