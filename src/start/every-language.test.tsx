/** A walk through screens in every language: each says what the catalogue of the language has, and nothing else. */
import { cleanup } from '@testing-library/react'
import type { ComponentType } from 'react'
import { LANGUAGE_CODES, LANGUAGES, type Language } from '@contract/base/languages'
import DashboardPage from '@/features/account/dashboard/dashboard-screen'
import CartPage from '@/features/purchase/cart-screen'
import NoticesPage from '@/features/notices/notices-screen'
import TermsPage from '@/features/policies/terms-screen'
import SearchPage from '@/features/search/search-screen'
import ForgotPage from '@/features/sign-in/forgot-screen'
import RegisterPage from '@/features/sign-in/register-screen'
import LoginPage from '@/features/sign-in/sign-in-screen'
import WalletPage from '@/features/wallet/wallet-screen'
import { catalogue } from '@/locales/catalogue'
import { session } from '@/stores/session'
import { settings } from '@/stores/settings'
import { openScreen, prepareScreen } from '@/testing/screen'
import { until } from '@/testing/until'

const FOR_VISITORS = { LoginPage, RegisterPage, ForgotPage, CartPage, SearchPage, TermsPage, DashboardPage }
const FOR_BUYERS = { WalletPage, NoticesPage, DashboardPage }

/** What anybody reads or hears of a page. */
function saidOn(page: HTMLElement): string[] {
  const texts: string[] = []
  const walker = document.createTreeWalker(page, NodeFilter.SHOW_TEXT)
  while (walker.nextNode()) texts.push(walker.currentNode.nodeValue ?? '')
  for (const element of Array.from(page.querySelectorAll('[aria-label], [placeholder]'))) {
    texts.push(element.getAttribute('aria-label') ?? '', element.getAttribute('placeholder') ?? '')
  }
  return texts.map((text) => text.trim()).filter((text) => /\p{L}{2}/u.test(text))
}

const escaped = (text: string) => text.replace(/[.*+?^${}()|[\]\\]/g, '\\$&')
const squeezed = (text: string) => text.replace(/\s+/g, '')

/** Tells whether a text is a message of the language, whatever its placeholders were filled with. */
function messagesOf(language: Language): (text: string) => boolean {
  const messages = Object.values(catalogue(language)).flatMap((texts) => Object.values<string>(texts))
  const telling = messages.map(squeezed).filter((message) => /\p{L}{2}/u.test(message.replace(/\{\w+\}/g, '')))
  const patterns = telling.map(
    (message) =>
      new RegExp(
        `^${message
          .split(/\{\w+\}/)
          .map(escaped)
          .join('.*')}$`,
        'su',
      ),
  )
  return (text) => patterns.some((pattern) => pattern.test(squeezed(text)))
}

async function open(Screen: ComponentType): Promise<string[]> {
  const page = openScreen(Screen)
  await until(() => page.querySelector('[aria-busy="true"]') === null && saidOn(page).length > 0)
  const said = saidOn(page)
  cleanup()
  return said
}

describe.each(LANGUAGE_CODES)('in %s', (language) => {
  const isSaid = messagesOf(language)
  const names = ['Souk', 'USD $', ...LANGUAGES.map(({ name }) => name)]
  // what a control is called, and what it holds: "Language: English"
  const foreign = (said: readonly string[]) =>
    said
      .flatMap((text) => (isSaid(text) ? [] : text.split(': ')))
      .filter((text) => !isSaid(text) && !names.includes(text))

  it.each(Object.entries(FOR_VISITORS))('a visitor reads %s in that language alone', async (_name, Screen) => {
    prepareScreen()
    session.restore('')
    await settings.show(language)
    expect(foreign(await open(Screen))).toEqual([])
  })

  it.each(Object.entries(FOR_BUYERS))('a buyer reads %s in that language alone', async (_name, Screen) => {
    prepareScreen()
    session.restore('token')
    await settings.show(language)
    expect(foreign(await open(Screen))).toEqual([])
  })
})
