import { act, cleanup, screen } from '@testing-library/react'
import { runInAction } from 'mobx'
import { render } from '@/testing/render'
import { setCurrent } from '@/locales/current'
import dictionary from '@/locales/catalogues/en.json'
import { user } from '@/testing/person'
import { emit } from '@/services/events'
import { network } from '@/stores/network'
import { settings } from '@/stores/settings'
import { update } from '@/stores/update'
import { PageOffline } from './page-offline'

beforeEach(() => {
  setCurrent('en', dictionary)
  runInAction(() => {
    settings.language = 'en'
    update.take = null
  })
})
afterEach(() => {
  cleanup()
  network.setReached(true)
})

it('says since when what is shown is there, and nothing once a server is reached', () => {
  const box = render(<PageOffline tab />)
  expect(box.textContent).toBe('')
  act(() => emit('reached', { online: false }))
  expect(box.textContent).toContain('This is what was there last')
  const at = new Date()
  at.setHours(9, 5)
  act(() => emit('kept', { at: at.getTime() }))
  expect(box.textContent).toContain('You are offline. This is from 09:05.')
  act(() => emit('reached', { online: true }))
  expect(box.textContent).toBe('')
  // the next loss begins without the time of the last
  act(() => emit('reached', { online: false }))
  expect(box.textContent).toContain('This is what was there last')
})

it('offers a newer version on tabs alone, and starts it by one tap', async () => {
  const take = jest.fn()
  update.found(take)
  const form = render(<PageOffline tab={false} />)
  expect(form.textContent).toBe('')
  cleanup()
  render(<PageOffline tab />)
  await user.click(screen.getByRole('button', { name: 'Reload' }))
  expect(take).toHaveBeenCalledTimes(1)
})
