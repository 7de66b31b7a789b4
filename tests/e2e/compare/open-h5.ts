import type { Page } from '@playwright/test'
import type { Language } from '@contract/base/languages'

/** Opens a screen of the web app as a user who is logged in and has seen the popup advert already. */
export async function openH5(page: Page, who: { lang: Language; token: string }, link: string): Promise<void> {
  await page.addInitScript(
    (kept) => {
      for (const [key, data] of Object.entries(kept)) localStorage.setItem(key, JSON.stringify({ data }))
    },
    { lang: who.lang, 'access-token': who.token, 'ad-timestamp': Date.now() },
  )
  await page.goto(`${process.env.SOUK_TEST_API}/#${link}`)
  await page.waitForLoadState('networkidle')
}
