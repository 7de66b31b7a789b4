import { searches } from '@/stores/searches'
import { viewed } from '@/stores/viewed'
import { advance, until } from '@/testing/until'
import { startFollowing } from './follow-tabs'

/** What the browser does in this tab when another one has stored a value. */
function stored(key: string, data: unknown): void {
  localStorage.setItem(key, JSON.stringify({ data }))
  window.dispatchEvent(new StorageEvent('storage', { key }))
}

it('shows what another tab has stored, also when it has deleted everything [storage.tabs]', async () => {
  startFollowing()
  stored('souk.viewed', ['7'])
  stored('souk.searches', ['lamp'])
  await until(() => viewed.ids.length > 0 && searches.terms.length > 0)
  expect([viewed.ids, searches.terms]).toEqual([['7'], ['lamp']])
  localStorage.clear()
  window.dispatchEvent(new StorageEvent('storage', { key: null }))
  await until(() => viewed.ids.length === 0 && searches.terms.length === 0)
  expect([viewed.ids, searches.terms]).toEqual([[], []])
  stored('of another program', 'x')
  await advance(0)
})
