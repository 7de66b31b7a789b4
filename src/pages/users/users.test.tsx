import Taro from '@tarojs/taro'
import { idOf, ids } from '@/components/ids'
import { cleanUp, click, type } from '@/components/testing/render'
import { openScreen, prepareScreen } from '@/components/testing/screen'
import { byId, until } from '@/components/testing/until'
import { ok, refused, type FakeServer } from '@/services/fake-server'
import { session } from '@/stores/session'
import LoginPage from './login'
import RegisterPage from './register'

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
  cleanUp()
  await session.end()
})

const errorAt = (id: string) => document.getElementById(idOf.fieldError(id))?.textContent ?? ''

describe('login', () => {
  it('says what is missing at its field and sends nothing', async () => {
    openScreen(LoginPage)
    type(byId(ids.loginEmail), 'not an address')
    click(byId(ids.loginSubmit))
    await until(() => errorAt(ids.loginPassword) !== '')
    expect(errorAt(ids.loginEmail)).toBe('Check the e-mail address')
    expect(server.names).toEqual([])
  })

  it('keeps what was typed when the server refuses [call.login]', async () => {
    server.on('login', refused(1100002))
    openScreen(LoginPage)
    type(byId(ids.loginEmail), 'robin@souk.test')
    type(byId(ids.loginPassword), 'wrong password')
    click(byId(ids.loginSubmit))
    await until(() => server.names.includes('login') && byId(ids.loginSubmit).getAttribute('aria-busy') !== 'true')
    expect((byId(ids.loginEmail) as HTMLInputElement).value).toBe('robin@souk.test')
    expect((byId(ids.loginPassword) as HTMLInputElement).value).toBe('wrong password')
    expect(session.loggedIn).toBe(false)
  })

  it('logs in once however often it is tapped, and leads back to the screen that asked [route.login]', async () => {
    server.on('login', ok(SESSION))
    openScreen(LoginPage, { next: '/pages/history/purchase?status=to_pay' })
    type(byId(ids.loginEmail), ' robin@souk.test ')
    type(byId(ids.loginPassword), 'souk-demo-1')
    click(byId(ids.loginSubmit))
    click(byId(ids.loginSubmit))
    await until(() => (Taro.redirectTo as jest.Mock).mock.calls.length > 0)
    expect(Taro.redirectTo).toHaveBeenCalledWith({ url: '/pages/history/purchase?status=to_pay' })
    expect(server.names.filter((name) => name === 'login')).toHaveLength(1)
    expect(server.sent[0].fields.get('email')).toBe('robin@souk.test')
    expect(session.loggedIn).toBe(true)
  })
})

describe('register', () => {
  const fill = (values: Partial<Record<'name' | 'email' | 'password' | 'confirm', string>> = {}) => {
    type(byId(ids.registerName), values.name ?? 'Robin Sample')
    type(byId(ids.registerEmail), values.email ?? 'robin@souk.test')
    type(byId(ids.registerPassword), values.password ?? 'a long enough one')
    type(byId(ids.registerPasswordConfirm), values.confirm ?? 'a long enough one')
  }

  it('asks for the agreement to the terms [rule.terms]', async () => {
    openScreen(RegisterPage)
    fill()
    click(byId(ids.registerSubmit))
    await until(() => errorAt(ids.registerTerms) !== '')
    expect(errorAt(ids.registerTerms)).toBe('Please agree and check our terms and conditions')
    expect(server.names).toEqual([])
  })

  it('says how long a password has to be, and that both have to be equal [rule.password-length]', async () => {
    openScreen(RegisterPage)
    fill({ password: 'short', confirm: 'shorter' })
    click(byId(ids.registerSubmit))
    await until(() => errorAt(ids.registerPassword) !== '')
    expect(errorAt(ids.registerPassword)).toBe('Password must contain at least 8 characters')
    expect(errorAt(ids.registerPasswordConfirm)).toBe('The passwords do not match')
  })

  it('takes English names alone [rule.english-names]', async () => {
    openScreen(RegisterPage)
    fill({ name: 'โรบิน' })
    click(byId(ids.registerSubmit))
    await until(() => errorAt(ids.registerName) !== '')
    expect(server.names).toEqual([])
  })

  it('shows at its field what the server refuses, and keeps the rest [route.register]', async () => {
    const errors = [{ field: 'invitation_code', rule: 'invitation' }]
    server.on('register', refused(1100001, { errors }))
    openScreen(RegisterPage)
    fill()
    type(byId(ids.registerInvitation), 'ZZZZZZ')
    click(byId(ids.registerTerms))
    click(byId(ids.registerSubmit))
    await until(() => errorAt(ids.registerInvitation) !== '')
    expect(errorAt(ids.registerInvitation)).toBe('This invitation code is not known')
    expect((byId(ids.registerName) as HTMLInputElement).value).toBe('Robin Sample')
  })
})
