/** Every screen of the native app on an iPhone, whose bars cover more at both edges. */
import { expect, test } from '@playwright/test'
import { everyScreenFaults, phoneName, type Phone } from './support/every-screen'

const PHONE: Phone = { width: 375, height: 812, lang: 'zh' }

test(`every screen is readable, reachable and named at ${phoneName(PHONE)} [face.targets] [face.fits]`, async () => {
  expect((await everyScreenFaults('ios', PHONE)).join('\n')).toBe('')
})
