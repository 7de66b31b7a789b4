import { cleanup, fireEvent, screen } from '@testing-library/react'
import { button, says } from '@/testing/find'
import { ok, refused, type FakeServer } from '@/testing/fake-server'
import { user } from '@/testing/person'
import { openScreen, prepareScreen } from '@/testing/screen'
import { until } from '@/testing/until'
import { session } from '@/stores/session'
import { toast } from '@/stores/toast'
import ProfilePage from '../profile/profile-screen'

const PERSON = {
  firstname: 'Robin Sample',
  email: 'robin@souk.test',
  phone: '',
  avatar: '',
  role: 'buyer',
  invitation_code: '',
  seller_url: '',
  seller: null,
  card: { count: 0 },
  product: { count: 0 },
  notice: { count: 0 },
  notify: false,
  bank_name: '',
  bank_account_name: '',
  bank_account_number: '',
  bank_routing_number: '',
  virtual_wallet: '',
}
const choices = (on: boolean) => ok({ choices: [{ kind: 'order_message', on }] })
let server: FakeServer

beforeEach(() => {
  server = prepareScreen().on('getUserinfo', ok(PERSON)).on('mailChoices', choices(true))
  session.restore('token')
  toast.hide()
})
afterEach(async () => {
  cleanup()
  await session.end()
})

const tick = () => screen.getByRole('switch', { name: 'Messages about my orders' })

async function open(): Promise<void> {
  openScreen(ProfilePage)
  await screen.findByRole('button', { name: 'Save' })
  await user.click(button('E-mails Which ones you get'))
}

describe('the mails that a buyer can do without [rule.mail-choices]', () => {
  it('are switched off and on, each at once', async () => {
    server.on('mailChoose', (fields) => choices(fields.get('on') === '1'))
    await open()
    await until(() => tick().getAttribute('aria-checked') === 'true')
    fireEvent.click(tick())
    await until(() => says('Saved'))
    expect(tick().getAttribute('aria-checked')).toBe('false')
    fireEvent.click(tick())
    await until(() => server.names.filter((name) => name === 'mailChoose').length === 2)
    await until(() => tick().getAttribute('aria-disabled') !== 'true')
    expect(tick().getAttribute('aria-checked')).toBe('true')
    const sent = server.sent.filter(({ name }) => name === 'mailChoose')
    expect(sent.map(({ fields }) => Object.fromEntries(fields))).toEqual([
      { kind: 'order_message', on: '0' },
      { kind: 'order_message', on: '1' },
    ])
  })

  it('stay as they were when the call fails', async () => {
    server.on('mailChoose', refused(2000018, { reason: 'failed' }))
    await open()
    await until(() => tick().getAttribute('aria-checked') === 'true')
    fireEvent.click(tick())
    await until(() => toast.current !== null)
    expect(tick().getAttribute('aria-checked')).toBe('true')
    expect(tick().getAttribute('aria-disabled')).not.toBe('true')
  })

  it('leave out kinds that the app does not know, and say that mails about money always come', async () => {
    server.on('mailChoices', ok({ choices: [{ kind: 'of_another_back_end', on: true }] }))
    await open()
    await until(() => says('Mails about your own requests, your account and your money always come'))
    expect(screen.queryByRole('switch')).toBeNull()
  })

  it('say when they did not load, and load again', async () => {
    server.on('mailChoices', refused(2000018, { reason: 'failed' }))
    await open()
    await until(() => says('Your choices did not load'))
    server.on('mailChoices', choices(false))
    await user.click(button('Try again'))
    await until(() => tick().getAttribute('aria-checked') === 'false')
  })
})
