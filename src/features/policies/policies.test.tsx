import { screen } from '@testing-library/react'
import Taro from '@tarojs/taro'
import type { ComponentType } from 'react'

import { openScreen, prepareScreen } from '@/testing/screen'
import { until } from '@/testing/until'
import { ok, type FakeServer } from '@/testing/fake-server'
import { user } from '@/testing/person'
import AboutUsPage from './about-us-screen'
import PrivacyPage from './privacy-screen'
import ReturnPage from './returns-screen'
import SupportPage from './support-screen'

const POLICY = {
  title_en: 'A policy',
  content_en: '<h2>Why</h2><p>Because of &lt;this&gt;.</p><ul><li>One</li></ul>',
  updated_at: '2026-02-02T00:00:00Z',
}
const PAGES = [
  ['support', 'supportPolicy', SupportPage],
  ['return', 'returnPolicy', ReturnPage],
  ['privacy', 'privacyPolicy', PrivacyPage],
  ['about-us', 'aboutUsPolicy', AboutUsPage],
] as const

let server: FakeServer

beforeEach(() => {
  server = prepareScreen()
})

const says = (words: string) => until(() => (document.body.textContent ?? '').includes(words))

describe.each(PAGES)('the page %s', (name, call, Page: ComponentType) => {
  it(`shows its own text, as text, and leads to the other policies [route.policy-${name}]`, async () => {
    server.on(call, ok(POLICY))
    openScreen(Page)
    await says('Because of <this>.')
    expect(screen.getAllByRole('heading', { level: 2 })[0]?.textContent).toBe('Why')
    jest.spyOn(Taro, 'getCurrentPages').mockReturnValue([])
    await user.click(screen.getByRole('link', { name: 'Terms and conditions' }))
    await until(() => jest.mocked(Taro.navigateTo).mock.calls.length > 0)
    expect(Taro.navigateTo).toHaveBeenCalledWith(expect.objectContaining({ url: '/pages/policy/terms' }))
  })

  it(`offers another try when it did not come [route.policy-${name}]`, async () => {
    openScreen(Page)
    await until(() => screen.queryByRole('button', { name: 'Try again' }) !== null)
    server.on(call, ok(POLICY))
    await user.click(screen.getByRole('button', { name: 'Try again' }))
    await says('Why')
  })

  it(`says that the network is lost [route.policy-${name}]`, async () => {
    server.on(call, 'no network')
    openScreen(Page)
    await says('The network signal is lost')
  })
})

it('leaves out the policy that is being read', async () => {
  server.on('supportPolicy', ok(POLICY))
  openScreen(SupportPage)
  await says('Why')
  expect(screen.queryByRole('link', { name: /[Ss]upport/ })).toBeNull()
  expect(screen.queryByRole('link', { name: 'Returns and refunds' })).not.toBeNull()
})
