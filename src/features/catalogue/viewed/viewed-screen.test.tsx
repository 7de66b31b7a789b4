import { cleanup, screen } from '@testing-library/react'
import { answer, has } from '@/testing/find'
import { product } from '@/testing/product'
import { openScreen, prepareScreen } from '@/testing/screen'
import { until } from '@/testing/until'
import { readStored } from '@/platform/storage/storage'
import { ok, refused, type FakeServer } from '@/testing/fake-server'
import { session } from '@/stores/session'
import { viewed } from '@/stores/viewed'
import { user } from '@/testing/person'
import ViewedPage from './viewed-screen'

const listed = (list: unknown[]) => ok({ list, count: list.length, p: 1, page_size: 20 })

let server: FakeServer
beforeEach(() => {
  server = prepareScreen()
  viewed.clear()
})
afterEach(async () => {
  cleanup()
  await session.end()
})

const text = () => document.body.textContent ?? ''

async function clear(): Promise<void> {
  await user.click(screen.getByRole('button', { name: 'Clear all' }))
  await until(() => has('button', 'Clear all'))
  await user.click(answer('Clear all'))
}

describe('what was looked at [route.viewed]', () => {
  it('is named by the device for a visitor, and forgotten there', async () => {
    await viewed.add('1')
    await viewed.add('2')
    server.on('history', (fields) =>
      listed((JSON.parse(fields.get('ids') ?? '[]') as string[]).map((id) => product(id))),
    )
    openScreen(ViewedPage)
    await screen.findByRole('link', { name: 'Thing 1 20,00 $ 3 sold' })
    expect(server.sent[0]?.fields.get('ids')).toBe('["2","1"]')
    await clear()
    await until(() => text().includes('Nothing viewed yet'))
    expect(server.names).not.toContain('historyClear')
    await expect(readStored('souk.viewed')).resolves.toBeUndefined()
  })

  it('makes no call for a visitor without viewed products', async () => {
    openScreen(ViewedPage)
    await until(() => text().includes('Nothing viewed yet'))
    expect(server.names).toEqual([])
  })

  it('is the server’s for a buyer, and forgotten there', async () => {
    session.restore('token')
    server.on('history', listed([product('1')])).on('historyClear', () => {
      server.on('history', listed([]))
      return ok({ count: 0 })
    })
    openScreen(ViewedPage)
    await screen.findByRole('link', { name: 'Thing 1 20,00 $ 3 sold' })
    expect(server.sent[0]?.fields.get('ids')).toBeNull()
    await clear()
    await until(() => text().includes('Nothing viewed yet'))
  })

  it('stays when it cannot be forgotten, and says that it did not come', async () => {
    session.restore('token')
    server.on('history', listed([product('1')])).on('historyClear', refused(2000018, { reason: 'failed' }))
    openScreen(ViewedPage)
    await screen.findByRole('link', { name: 'Thing 1 20,00 $ 3 sold' })
    await clear()
    await until(() => !has('dialog'))
    expect(screen.getByRole('link', { name: 'Thing 1 20,00 $ 3 sold' })).toBeTruthy()
  })

  it('offers another try when it did not come', async () => {
    session.restore('token')
    server.on('history', refused(1))
    openScreen(ViewedPage)
    await until(() => text().includes('What you viewed did not load'))
    server.on('history', listed([product('1')]))
    await user.click(screen.getByRole('button', { name: 'Try again' }))
    await screen.findByRole('link', { name: 'Thing 1 20,00 $ 3 sold' })
  })
})
