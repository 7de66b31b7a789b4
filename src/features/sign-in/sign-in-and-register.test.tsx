import { cleanup, fireEvent, screen } from '@testing-library/react'
import Taro from '@tarojs/taro'
import { saidAt, says } from '@/testing/find'
import { openScreen, prepareScreen } from '@/testing/screen'
import { until } from '@/testing/until'
import { ok, refused, type FakeServer } from '@/testing/fake-server'
import { session } from '@/stores/session'
import { enter, user } from '@/testing/person'
import LoginPage from './sign-in-screen'
import RegisterPage from './register-screen'

const USER = {
  firstname: 'Robin',
  email: 'robin@souk.test',
  phone: '',
  avatar: '',
  role: 'buyer',
  invitation_code: 'ABC123',
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
const SESSION = { 'access-token': 'token', user: USER, seller_url: '', card: { count: 0 }, message_unread_count: 0 }

let server: FakeServer

beforeEach(() => {
  server = prepareScreen()
})

afterEach(async () => {
  cleanup()
  await session.end()
})

describe('login', () => {
  it('shows what is missing at its field and sends nothing', async () => {
    openScreen(LoginPage)
    await enter(screen.getByRole('textbox', { name: 'E-mail' }), 'not an address')
    await user.click(screen.getByRole('button', { name: 'Log in' }))
    await until(() => saidAt('Password') === 'Fill this in')
    expect(saidAt('E-mail')).toBe('Check the e-mail address')
    expect(server.names).toEqual([])
  })

  it('keeps what was typed when the server refuses [call.login]', async () => {
    server.on('login', refused(1100002))
    openScreen(LoginPage)
    await enter(screen.getByRole('textbox', { name: 'E-mail' }), 'robin@souk.test')
    await enter(screen.getByLabelText('Password'), 'wrong password')
    await user.click(screen.getByRole('button', { name: 'Log in' }))
    await until(
      () =>
        server.names.includes('login') &&
        screen.getByRole('button', { name: 'Log in' }).getAttribute('aria-busy') !== 'true',
    )
    expect((screen.getByRole('textbox', { name: 'E-mail' }) as HTMLInputElement).value).toBe('robin@souk.test')
    expect((screen.getByLabelText('Password') as HTMLInputElement).value).toBe('wrong password')
    expect(session.loggedIn).toBe(false)
  })

  it('logs in once however often it is tapped, and leads back to the screen that asked [route.login]', async () => {
    server.on('login', ok(SESSION))
    openScreen(LoginPage, { next: '/pages/history/purchase?status=to_pay' })
    await enter(screen.getByRole('textbox', { name: 'E-mail' }), ' robin@souk.test ')
    await enter(screen.getByLabelText('Password'), 'souk-demo-1')
    fireEvent.click(screen.getByRole('button', { name: 'Log in' }))
    fireEvent.click(screen.getByRole('button', { name: 'Log in' }))
    await until(() => (Taro.redirectTo as jest.Mock).mock.calls.length > 0)
    expect(Taro.redirectTo).toHaveBeenCalledWith({ url: '/pages/history/purchase?status=to_pay' })
    expect(server.names.filter((name) => name === 'login')).toHaveLength(1)
    expect(server.sent[0]?.fields.get('email')).toBe('robin@souk.test')
    expect(session.loggedIn).toBe(true)
  })
})

describe('register', () => {
  const fill = (values: Partial<Record<'name' | 'email' | 'password', string>> = {}) => {
    fireEvent.input(screen.getByRole('textbox', { name: 'Name' }), { target: { value: values.name ?? 'Robin Sample' } })
    fireEvent.input(screen.getByRole('textbox', { name: 'E-mail' }), {
      target: { value: values.email ?? 'robin@souk.test' },
    })
    fireEvent.input(screen.getByLabelText('Password'), { target: { value: values.password ?? 'a long enough one' } })
  }

  it('asks for the agreement to the terms [rule.terms]', async () => {
    openScreen(RegisterPage)
    fill()
    await user.click(screen.getByRole('button', { name: 'Create account' }))
    await until(() => says('Please agree and check our terms and conditions'))
    expect(server.names).toEqual([])
  })

  it('says how long a password has to be [rule.password-length]', async () => {
    openScreen(RegisterPage)
    fill({ password: 'short' })
    await user.click(screen.getByRole('button', { name: 'Create account' }))
    await until(() => saidAt('Password') === 'Password must contain at least 8 characters')
  })

  it('asks for the password once, and sends it as its own confirmation', async () => {
    server.on('register', refused(1100000))
    openScreen(RegisterPage)
    fill()
    expect(screen.getAllByLabelText(/^Password/)).toHaveLength(1)
    await user.click(screen.getByRole('checkbox', { name: 'I agree to the terms and conditions' }))
    await user.click(screen.getByRole('button', { name: 'Create account' }))
    await until(() => server.names.includes('register'))
    const sent = server.sent.find(({ name }) => name === 'register')?.fields
    expect([sent?.get('password'), sent?.get('password_confirm')]).toEqual(['a long enough one', 'a long enough one'])
  })

  it('takes English names alone [rule.english-names]', async () => {
    openScreen(RegisterPage)
    fill({ name: 'โรบิน' })
    await user.click(screen.getByRole('button', { name: 'Create account' }))
    await until(() => saidAt('Name').includes('the letters A to Z'))
    expect(server.names).toEqual([])
  })

  it('shows at its field what the server refuses, and keeps the rest [route.register]', async () => {
    const errors = [{ field: 'invitation_code', rule: 'invitation' }]
    server.on('register', refused(1100001, { errors }))
    openScreen(RegisterPage)
    fill()
    await enter(screen.getByRole('textbox', { name: 'Invitation code' }), 'ZZZZZZ')
    await user.click(screen.getByRole('checkbox', { name: 'I agree to the terms and conditions' }))
    await user.click(screen.getByRole('button', { name: 'Create account' }))
    await until(() => says('This invitation code is not known'))
    expect((screen.getByRole('textbox', { name: 'Name' }) as HTMLInputElement).value).toBe('Robin Sample')
  })
})
