import { screen } from '@testing-library/react'
import { has } from '@/testing/find'
import { product } from '@/testing/product'
import { openScreen, prepareScreen } from '@/testing/screen'
import { until } from '@/testing/until'
import { openRequests } from '@/services/context'
import { type FakeServer, ok, refused } from '@/testing/fake-server'
import { scrollOn, user } from '@/testing/person'
import IndexPage from './for-you-screen'

const listed = (list: unknown[], count = list.length) => ok({ list, count, p: 1, page_size: 20 })

let server: FakeServer

beforeAll(openRequests)
beforeEach(() => {
  server = prepareScreen()
    .on('getFlashDeals', ok({ list: [], count: 0, p: 1, page_size: 20, server_time: '2026-01-01T00:00:00Z' }))
    .on('getNew', listed([product('1')]))
    .on('getHotList', listed([product('2')]))
    .on('getRecommendList', listed([product('3')]))
})

const shows = (number: string) => has('link', new RegExp(`^Thing ${number} `))
const text = () => document.body.textContent ?? ''

it('shows each part of the feed, without empty ones', async () => {
  openScreen(IndexPage)
  await until(() => ['1', '2', '3'].every(shows))
  expect(text()).not.toContain('Flash deals')
  expect(text()).toContain('That is all for now')
})

it('keeps the rest when one part fails, and tries that one again', async () => {
  server.on('getNew', refused(1))
  openScreen(IndexPage)
  await until(() => shows('2') && shows('3') && text().includes('This did not load'))
  server.on('getNew', listed([product('1')]))
  await user.click(screen.getByRole('button', { name: 'Try again' }))
  await until(() => shows('1'))
  expect(server.names.filter((name) => name === 'getHotList')).toHaveLength(1)
})

it('shows nothing twice: each list leaves out what is above it', async () => {
  const all = ['1', '2', '3', '4'].map((id) => product(id))
  server
    .on('getFlashDeals', ok({ list: [all[0]], count: 1, p: 1, page_size: 20, server_time: '2026-01-01T00:00:00Z' }))
    .on('getNew', listed(all.slice(0, 2)))
    .on('getHotList', listed(all.slice(0, 3)))
    .on('getRecommendList', listed(all))
  openScreen(IndexPage)
  await until(() => ['1', '2', '3', '4'].every(shows))
  const links = screen.getAllByRole('link', { name: /^Thing / }).map((link) => link.getAttribute('href'))
  expect(links).toHaveLength(4)
  expect(new Set(links).size).toBe(4)
})

it('goes on with the recommended list near its end', async () => {
  server.on('getRecommendList', (fields) => listed([product(fields.get('p') === '2' ? '5' : '3')], 2))
  openScreen(IndexPage)
  await until(() => shows('3'))
  scrollOn()
  await until(() => shows('5'))
})
