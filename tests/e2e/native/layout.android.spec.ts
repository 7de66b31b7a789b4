/** Every screen of the native app on a small and on a common phone: everything is readable, reachable and named. */
import { expect, test } from '@playwright/test'
import { everyScreenFaults, phoneName, type Phone } from './support/every-screen'

const PHONES: readonly Phone[] = [
  { width: 375, height: 812, lang: 'en' },
  // the language with the highest lines and that with the longest words, on the smallest phone
  { width: 320, height: 640, lang: 'th' },
  { width: 320, height: 640, lang: 'es' },
]

for (const phone of PHONES) {
  test(`every screen is readable, reachable and named at ${phoneName(phone)} [face.targets] [face.fits]`, async () => {
    expect((await everyScreenFaults('android', phone)).join('\n')).toBe('')
  })
}
