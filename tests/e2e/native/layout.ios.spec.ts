/** Every screen of the native app on an iPhone, whose bars cover more at both edges. */
import { expect, test } from '@playwright/test'
import { everyScreenFaults, phoneName, type Phone } from './support/every-screen'

const PHONE: Phone = { width: 375, height: 812, lang: 'zh' }

test(`leaves no screen with anything that cannot be read, met or named, at ${phoneName(PHONE)} [face.targets] [face.fits]`, async () => {
  expect((await everyScreenFaults('ios', PHONE)).join('\n')).toBe('')
})
