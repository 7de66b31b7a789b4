import { one } from '@contract/rules/lists'
import { cleanup, fireEvent, screen } from '@testing-library/react'

import { answer, has, says } from '@/testing/find'
import { openScreen, prepareScreen } from '@/testing/screen'
import { until } from '@/testing/until'
import { ok, refused, type FakeServer } from '@/testing/fake-server'
import { session } from '@/stores/session'
import { toast } from '@/stores/toast'
import { toastText, user } from '@/testing/person'
import SecurityPage from './security-screen'

const open = (id: string, device: string, current = false) => ({
  session_id: id,
  device,
  network: '203.0.113.0/24',
  created_at: '2026-03-01T12:00:00.000Z',
  seen_at: '2026-03-02T12:00:00.000Z',
  ends_at: '2026-08-28T12:00:00.000Z',
  current,
})
const event = (id: string, kind: string) => ({
  id,
  kind,
  at: '2026-03-02T12:00:00.000Z',
  detail: '',
  device: '',
  network: '198.51.100.0/24',
})
const paged = (list: object[]) => ok({ list, count: list.length, p: 1, page_size: 20 })

let server: FakeServer
let kept: ReturnType<typeof open>[]
/** The device beside the one that is used, and the buttons that end a session elsewhere. */
const OTHER = 'Firefox, Windows'
const ends = () => screen.getAllByRole('button', { name: 'Log out' })
const text = () => document.body.textContent ?? ''

beforeEach(() => {
  kept = [open('1', 'Chrome, Android', true), open('2', 'Firefox, Windows'), open('3', '')]
  server = prepareScreen()
    .on('sessions', () => ok({ list: kept }))
    .on('signIns', paged([event('9', 'login_failed'), event('8', 'brought_by_another_server')]))
  session.restore('token')
  toast.hide()
})
afterEach(async () => {
  cleanup()
  await session.end()
})

describe('devices and recent activity [route.security]', () => {
  it('list where the account is logged in, and its events', async () => {
    openScreen(SecurityPage)
    await until(() => says(OTHER) && says('Activity'))
    const [sessions, events] = text().split('Recent activity')
    expect(sessions).toMatch(
      /Chrome, AndroidThis device.*Firefox, WindowsLast seen .*2026.*Network 203\.0\.113\.0.*Unknown deviceLast seen/,
    )
    expect(events).toMatch(/Wrong password.*198\.51\.100\.0.*Activity.*198\.51\.100\.0/)
    expect(ends()).toHaveLength(2)
  })

  it('log one device out, once for a double tap [call.sessionEnd]', async () => {
    server.on('sessionEnd', (fields) => {
      kept = kept.filter((one) => one.session_id !== fields.get('session_id'))
      return ok({ list: kept })
    })
    openScreen(SecurityPage)
    await until(() => has('button', 'Log out'))
    const end = one(ends())
    fireEvent.click(end)
    fireEvent.click(end)
    await until(() => !says(OTHER))
    expect(toastText()).toBe('Logged out there')
    expect(server.names.filter((name) => name === 'sessionEnd')).toHaveLength(1)
    expect(says('Unknown deviceLast seen')).toBe(true)
  })

  it('log all others out, after a question [call.sessionsEndOthers]', async () => {
    server.on('sessionsEndOthers', () => {
      kept = kept.slice(0, 1)
      return ok({ list: kept })
    })
    openScreen(SecurityPage)
    await screen.findByRole('button', { name: 'Log out all other devices' })
    await user.click(screen.getByRole('button', { name: 'Log out all other devices' }))
    await until(() => has('dialog'))
    expect(server.names).not.toContain('sessionsEndOthers')
    await user.click(answer('Log out'))
    await until(() => !says(OTHER) && screen.queryByRole('button', { name: 'Log out all other devices' }) === null)
    expect(says('Chrome, Android')).toBe(true)
  })

  it('stay usable when a device is gone already, and when the list does not come', async () => {
    server.on('sessionEnd', refused(2000019))
    openScreen(SecurityPage)
    await until(() => has('button', 'Log out'))
    kept = kept.slice(0, 1)
    await user.click(one(ends()))
    await until(() => !says(OTHER))
    expect(says('Chrome, Android')).toBe(true)
    cleanup()
    server.on('sessions', refused(2000018, { reason: 'failed' }))
    openScreen(SecurityPage)
    await until(() => text().includes('Your devices did not load'))
  })
})
