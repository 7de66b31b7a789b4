/** Every screen of the native app on a small phone and on a common one: everything can be read, reached and named. */
import { expect, test } from '@playwright/test'
import { everyScreenFaults, phoneName, type Phone } from './support/every-screen'

const PHONES: readonly Phone[] = [
  { width: 375, height: 812, lang: 'en' },
  // the highest lines on the smallest phone, and the longest words
  { width: 320, height: 640, lang: 'th' },
  { width: 320, height: 640, lang: 'es' },
]

for (const phone of PHONES) {
  test(`leaves no screen with anything that cannot be read, met or named, at ${phoneName(phone)} [face.targets] [face.fits]`, async () => {
    expect((await everyScreenFaults('android', phone)).join('\n')).toBe('')
  })
}
