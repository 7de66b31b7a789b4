/**
 * The load states of every screen in the native app, only on Android: the same code draws them on both platforms, down
 * to the native views (tests/conformance/needs.ts).
 */
import { expect, test } from '@playwright/test'
import type { RouteName } from '@/routes'
import type { Viewer } from '../h5/support/every-page'
import { playOddAnswers } from '../walk/faces/odd-answers'
import { startMoody } from '../walk/faces/moods'
import { facedOn, lookerAs, playAll } from '../walk/faces/play'
import { facePhone, nativeFaceHand } from './support/face-hand'

test.describe.configure({ timeout: 400_000 })

async function showTo(viewer: Viewer, names: readonly RouteName[]): Promise<void> {
  const { looking, look } = await lookerAs(viewer)
  const moody = await startMoody(process.env.SOUK_TEST_API ?? '')
  const phone = await facePhone(moody, { token: looking.token })
  try {
    const hand = nativeFaceHand(phone, moody)
    await hand.anew()
    await playAll(hand, moody, names, look)
    expect(phone.records.faults, 'errors that nobody caught').toEqual([])
    // React reports errors of a screen even if they are caught
    if (viewer === 'visitor') await playOddAnswers(hand, moody, look)
  } finally {
    phone.close()
    await moody.stop()
  }
}

for (const { viewer, names } of facedOn('rn')) {
  test(`every screen shows its content, loading, failed, empty and offline states to a ${viewer} [face.five]`, () =>
    showTo(viewer, names))
}
