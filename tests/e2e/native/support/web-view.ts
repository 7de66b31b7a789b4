/** Runs the page of a web view in Chromium, with its source and the messages in both directions. */
import { chromium, expect, type Page } from '@playwright/test'
import type { Device } from 'native-host/types'
import { at } from '@contract/rules/lists'

const WEB = { component: 'RNCWebView' }

export interface PlayedPage {
  readonly page: Page
  /** Waits until the condition is true in the page, and meanwhile runs the app's scripts in it. */
  until(holds: () => Promise<boolean>, what: string): Promise<void>
  close(): Promise<void>
}

/** The page of the visible web view, in its size. It is part of the app, so no server is asked. */
export async function playPage(phone: Device): Promise<PlayedPage> {
  await phone.until(() => phone.all(WEB).length > 0, 'a web view')
  const web = phone.web(WEB)
  const { html, baseUrl } = web.source
  if (html === undefined || baseUrl === undefined) throw new Error('the web view shows no page of the app')
  const { width, height } = phone.find(WEB).box()
  const browser = await chromium.launch({
    executablePath: process.env.CHROMIUM,
    args: ['--no-sandbox', '--disable-gpu', '--disable-background-networking'],
  })
  const page = await browser.newPage({ viewport: { width: Math.round(width), height: Math.round(height) } })
  await page.exposeFunction('postToApp', (text: string) => web.post(text))
  await page.addInitScript(() => {
    const shell = window as unknown as { postToApp(text: string): void; ReactNativeWebView: object }
    shell.ReactNativeWebView = { postMessage: (text: string) => shell.postToApp(text) }
  })
  await page.route(baseUrl, (route) => route.fulfill({ body: html, contentType: 'text/html' }))
  await page.goto(baseUrl)

  let run = 0
  return {
    page,
    async until(holds, what) {
      const told = async () => {
        const { scripts } = web
        while (run < scripts.length) await page.evaluate(at(scripts, run++))
        return holds()
      }
      await expect.poll(told, { message: what, timeout: 30_000 }).toBe(true)
    },
    close: () => browser.close(),
  }
}
