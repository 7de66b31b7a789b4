import { screen } from '@testing-library/react'
import { openScreen, prepareScreen } from '@/testing/screen'
import { until } from '@/testing/until'
import { ok, type FakeServer } from '@/testing/fake-server'
import { user } from '@/testing/person'
import TermsPage from './terms-screen'

const POLICY = {
  title_en: 'Terms and conditions',
  content_en: '<h2>Delivery</h2><p>Each shop ships <strong>its own</strong> part.</p>',
  updated_at: '2026-01-15T00:00:00Z',
}

let server: FakeServer

beforeEach(() => {
  server = prepareScreen()
})

describe('the terms page', () => {
  it('shows headings and text without any markup [route.terms]', async () => {
    server.on('termsPolicy', ok(POLICY))
    openScreen(TermsPage)
    await until(() => document.body.textContent?.includes('its own part.') ?? false)
    expect(screen.getAllByRole('heading', { level: 2 })[0]?.textContent).toBe('Delivery')
    expect(document.body.textContent).not.toContain('<')
  })

  it('offers another try when the terms did not load, and shows them after it', async () => {
    openScreen(TermsPage)
    await until(() => screen.queryByRole('button', { name: 'Try again' }) !== null)
    server.on('termsPolicy', ok(POLICY))
    await user.click(screen.getByRole('button', { name: 'Try again' }))
    await until(() => document.body.textContent?.includes('Delivery') ?? false)
  })

  it('says that the network signal is lost when it is', async () => {
    server.on('termsPolicy', 'no network')
    openScreen(TermsPage)
    await until(() => document.body.textContent?.includes('The network signal is lost') ?? false)
  })
})
