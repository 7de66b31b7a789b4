import { screen } from '@testing-library/react'
import type { UserInfo } from '@contract/entities/user'
import { ok, refused, type FakeServer } from '@/testing/fake-server'
import { button, says } from '@/testing/find'
import { user } from '@/testing/person'
import { openScreen, prepareScreen } from '@/testing/screen'
import { until } from '@/testing/until'
import { session } from '@/stores/session'
import { toast } from '@/stores/toast'
import { GuestEmail } from './guest-email'

const GUEST = {
  ...{ firstname: 'Ada', email: 'ada@soukk.test', guest: true, seller_url: '', notify: false },
  ...{ card: { count: 0 }, product: { count: 0 }, notice: { count: 0 } },
} as unknown as UserInfo

let server: FakeServer
beforeEach(() => {
  server = prepareScreen()
  session.restore('token')
  session.setUser(GUEST)
})
afterEach(async () => {
  toast.hide()
  await session.end()
})

const field = () => screen.getByRole('textbox', { name: /e-mail/i })

async function type(email: string): Promise<void> {
  openScreen(() => <GuestEmail />)
  await user.click(button('Wrong address? Change it'))
  await user.clear(field())
  await user.type(field(), email)
  await user.click(button('Save'))
}

describe('the e-mail address of a guest [rule.guest-email]', () => {
  it('is corrected, and the page says where the mails go', async () => {
    server.on('changeGuestEmail', ok({ ...GUEST, email: 'ada@souk.test' }))
    await type('ada@souk.test')
    await until(() => screen.queryByRole('dialog') === null)
    expect(server.sent.map(({ fields }) => fields.get('email'))).toEqual(['ada@souk.test'])
    expect(session.user?.email).toBe('ada@souk.test')
    expect(toast.current?.text).toBe('We have written to ada@souk.test.')
  })

  it('is asked for again when it is none, and what was typed stays after a refusal', async () => {
    await type('ada')
    expect(server.names).toEqual([])
    expect(field().getAttribute('aria-invalid')).toBe('true')
    server.on('changeGuestEmail', refused(1100001, { errors: [{ field: 'email', rule: 'email' }] }))
    await user.type(field(), '@souk.test')
    await user.click(button('Save'))
    await until(() => server.names.length > 0)
    expect(field()).toHaveProperty('value', 'ada@souk.test')
    expect(session.user?.email).toBe('ada@soukk.test')
  })

  it('is not offered to an account', () => {
    session.setUser({ ...GUEST, guest: undefined })
    openScreen(() => <GuestEmail />)
    expect(says('Wrong address')).toBe(false)
  })
})
