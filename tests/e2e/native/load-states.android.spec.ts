/**
 * The load states of every screen in the native app, only on Android: the same code draws them on both platforms, down
 * to the native views (tests/conformance/needs.ts).
 */
import { expect, test } from '@playwright/test'
import type { RouteName } from '@/routes'
import type { Viewer } from '../h5/support/every-page'
import { playOddAnswers } from '../walk/load-states/odd-answers'
import { startFaultProxy } from '../walk/load-states/fault-proxy'
import { viewersOn, looksAs, playAll } from '../walk/load-states/play'
import { statesPhone, nativeScreenDriver } from './support/screen-driver'

test.describe.configure({ timeout: 400_000 })

async function showTo(viewer: Viewer, names: readonly RouteName[]): Promise<void> {
  const { looking, look } = await looksAs(viewer)
  const proxy = await startFaultProxy(process.env.SOUK_TEST_API ?? '')
  const phone = await statesPhone(proxy, { token: looking.token })
  try {
    const hand = nativeScreenDriver(phone, proxy)
    await hand.anew()
    await playAll(hand, proxy, names, look)
    expect(phone.records.faults, 'errors that nobody caught').toEqual([])
    // React reports errors of a screen even if they are caught
    if (viewer === 'visitor') await playOddAnswers(hand, proxy, look)
  } finally {
    phone.close()
    await proxy.stop()
  }
}

for (const { viewer, names } of viewersOn('rn')) {
  test(`every screen shows its content, loading, failed, empty and offline states to a ${viewer} [face.five]`, () =>
    showTo(viewer, names))
}
