import { cleanup, screen } from '@testing-library/react'
import { openScreen, prepareScreen } from '@/testing/screen'
import { session } from '@/stores/session'
import { AccountMenu } from './account-menu'

beforeEach(() => void prepareScreen())
afterEach(async () => {
  cleanup()
  await session.end()
})

it('leads a buyer to the wishlist, and says how much is on it [route.dashboard] [route.wishlist]', () => {
  session.restore('token')
  session.setProductCount(12)
  openScreen(AccountMenu)
  expect(screen.getByRole('link', { name: 'Wishlist 12' }).getAttribute('href')).toBe('#/pages/mine/wishlist')
})

it('shows no number where nothing is kept', () => {
  session.restore('token')
  openScreen(AccountMenu)
  expect(screen.getByRole('link', { name: 'Wishlist' })).toBeTruthy()
})

it('shows visitors no wishlist', () => {
  session.restore('')
  openScreen(AccountMenu)
  expect(document.body.textContent).not.toContain('Wishlist')
})

it.each(['token', ''])('has help among the first rows, and once: of “%s”', (token) => {
  session.restore(token)
  openScreen(AccountMenu)
  const rows = screen.getAllByRole('link').map((row) => row.getAttribute('href'))
  expect(rows.slice(0, 4)).toContain('#/pages/policy/support')
  expect(rows.filter((row) => row === '#/pages/policy/support')).toHaveLength(1)
})
