import { act, cleanup, fireEvent, screen } from '@testing-library/react'
import Taro from '@tarojs/taro'

import { button, field, has, saidAt } from '@/testing/find'
import { openScreen, prepareScreen } from '@/testing/screen'
import { until } from '@/testing/until'
import { ok, refused, type FakeServer } from '@/testing/fake-server'
import { settings } from '@/stores/settings'
import { toast } from '@/stores/toast'
import { enter, toastText, user } from '@/testing/person'
import ForgotPage from './forgot-screen'
import RegisterPage from './register-screen'

const WRONG_CODE = 'The code is wrong or no longer valid. Ask for a new one'
const CONFIG = { service_url: '', social_login: false, mail_code: true, tile_url: '', gateways: [] }

let server: FakeServer
beforeEach(() => {
  server = prepareScreen()
})
afterEach(() => {
  cleanup()
})

async function askForCode(email = 'robin@souk.test'): Promise<void> {
  openScreen(ForgotPage, { next: '/pages/mine/wishlist' })
  await enter(screen.getByRole('textbox', { name: 'E-mail' }), email)
  await user.click(screen.getByRole('button', { name: 'Send the code' }))
  await screen.findByRole('textbox', { name: 'Code' })
}

function fill(code: string, password: string): void {
  fireEvent.input(screen.getByRole('textbox', { name: 'Code' }), { target: { value: code } })
  fireEvent.input(screen.getByLabelText('New password'), { target: { value: password } })
  fireEvent.click(screen.getByRole('button', { name: 'Save the new password' }))
}

describe('a forgotten password [route.forgot]', () => {
  it('is reset by the code, and leads to login and on to its target', async () => {
    server.on('forgotSendCode', ok({})).on('forgotReset', ok({}))
    await askForCode(' robin@souk.test ')
    expect(document.body.textContent).toContain('robin@souk.test')
    fill('0 1-23 45 67', 'four-small-goats')
    await until(() => (Taro.redirectTo as jest.Mock).mock.calls.length > 0)
    expect(Object.fromEntries(server.sent[1]?.fields ?? [])).toEqual({
      email: 'robin@souk.test',
      code: '012345',
      password: 'four-small-goats',
    })
    expect(Taro.redirectTo).toHaveBeenCalledWith({ url: '/pages/users/login?next=%2Fpages%2Fmine%2Fwishlist' })
    expect(toastText()).toContain('Your password is changed')
  })

  it('sends nothing for an invalid address', async () => {
    openScreen(ForgotPage)
    await enter(screen.getByRole('textbox', { name: 'E-mail' }), 'robin')
    await user.click(screen.getByRole('button', { name: 'Send the code' }))
    await until(() => saidAt('E-mail') === 'Check the e-mail address')
    expect(server.names).toEqual([])
  })

  it.each([
    [1100008, 'nobody has the address [answer.1100008]'],
    [1100005, 'the mail could not be sent [answer.1100005]'],
  ])('stays at the address and says so when the server refuses with %i: %s', async (code) => {
    server.on('forgotSendCode', refused(code))
    openScreen(ForgotPage)
    await enter(screen.getByRole('textbox', { name: 'E-mail' }), 'nobody@souk.test')
    await user.click(screen.getByRole('button', { name: 'Send the code' }))
    await until(() => toast.current?.kind !== undefined && server.names.length === 1)
    await until(() => screen.getByRole('button', { name: 'Send the code' }).getAttribute('aria-busy') !== 'true')
    expect(has('textbox', 'Code')).toBe(false)
    expect(field('E-mail').value).toBe('nobody@souk.test')
  })

  it('says at the field that a code is wrong, and keeps the password that was typed [answer.2000002]', async () => {
    server.on('forgotSendCode', ok({}))
    server.on('forgotReset', refused(2000002, { errors: [{ field: 'code', rule: 'wrong' }] }))
    await askForCode()
    fill('123456', 'four-small-goats')
    await until(() => saidAt('Code') === WRONG_CODE)
    expect(field('New password').value).toBe('four-small-goats')
  })

  it('asks for all six digits and a password that will do, before it is sent [const.code-length] [rule.password-length]', async () => {
    server.on('forgotSendCode', ok({}))
    await askForCode()
    fill('12345', 'short')
    await until(() => saidAt('Code') === 'Enter the 6 digits of the code')
    expect(saidAt('New password')).toBe('Password must contain at least 8 characters')
    expect(server.names).toEqual(['forgotSendCode'])
  })

  it('sends another code after 60 seconds and not before [const.sms-countdown]', async () => {
    server.on('forgotSendCode', ok({}))
    await askForCode()
    const clock = jest.spyOn(Date, 'now')
    const start = clock.getMockImplementation()?.() ?? new Date().getTime()
    const at = async (seconds: number, shown: RegExp) => {
      clock.mockReturnValue(start + seconds * 1_000)
      await until(() => has('button', shown))
    }
    await at(30, /^Again in (29|30) s$/)
    await user.click(button(/^Again in (29|30) s$/))
    expect(server.names).toHaveLength(1)
    await at(61, /^Send$/)
    await user.click(button('Send'))
    await until(() => server.names.length === 2)
    expect(button('Again in 60 s')).toBeTruthy()
    clock.mockRestore()
  })

  it("counts down the server's time when a code was requested elsewhere [const.sms-countdown]", async () => {
    server.on('forgotSendCode', ok({}))
    await askForCode()
    await user.click(button('Use another address'))
    await until(() => has('textbox', 'E-mail'))
    await user.click(button('Send the code'))
    await until(() => has('textbox', 'Code'))
    expect(server.names).toEqual(['forgotSendCode'])
  })
})

describe('the code of a registration', () => {
  it('is requested only while the configuration says so', async () => {
    server.on('store', ok({ ...CONFIG, mail_code: false }))
    await settings.loadWebsiteConfig()
    openScreen(RegisterPage)
    expect(screen.queryByRole('textbox', { name: 'Code' })).toBeNull()
    server.on('store', ok(CONFIG))
    await act(() => settings.loadWebsiteConfig())
    expect(screen.getByRole('textbox', { name: 'Code' })).toBeTruthy()
  })

  it('goes to the address of the form, and with the form [call.registerSendCode]', async () => {
    server
      .on('store', ok(CONFIG))
      .on('registerSendCode', ok({}))
      .on(
        'register',
        refused(2000002, {
          errors: [{ field: 'code', rule: 'wrong' }],
        }),
      )
    await settings.loadWebsiteConfig()
    openScreen(RegisterPage)
    await user.click(screen.getByRole('button', { name: 'Send' }))
    await until(() => saidAt('E-mail') === 'Fill this in')
    expect(server.names).not.toContain('registerSendCode')
    await enter(screen.getByRole('textbox', { name: 'Name' }), 'Robin Sample')
    await enter(screen.getByRole('textbox', { name: 'E-mail' }), 'robin@souk.test')
    await user.click(screen.getByRole('button', { name: 'Send' }))
    await until(() => has('button', 'Again in 60 s'))
    await enter(field('Password'), 'a long enough one')
    await enter(field('Code'), '123456')
    await user.click(screen.getByRole('checkbox', { name: 'I agree to the terms and conditions' }))
    await user.click(button('Create account'))
    await until(() => saidAt('Code') === WRONG_CODE)
    expect(server.sent.find(({ name }) => name === 'register')?.fields.get('code')).toBe('123456')
  })

  it('says at once that the address has an account [answer.1100000]', async () => {
    const errors = [{ field: 'email', rule: 'taken' }]
    server.on('store', ok(CONFIG)).on('registerSendCode', refused(1100000, { errors }))
    await settings.loadWebsiteConfig()
    openScreen(RegisterPage)
    await enter(screen.getByRole('textbox', { name: 'E-mail' }), 'robin@souk.test')
    await user.click(screen.getByRole('button', { name: 'Send' }))
    await until(() => saidAt('Code') === 'This e-mail address already has an account. Log in instead')
    expect(button('Send')).toBeTruthy()
  })

  it('counts no day down: its button stays, and the toast has said why', async () => {
    const full = refused(2000018, { reason: 'rate_limited', retry_after: 80_000 })
    server.on('store', ok(CONFIG)).on('registerSendCode', full)
    await settings.loadWebsiteConfig()
    openScreen(RegisterPage)
    await enter(screen.getByRole('textbox', { name: 'E-mail' }), 'robin@souk.test')
    await user.click(screen.getByRole('button', { name: 'Send' }))
    await until(() => server.names.includes('registerSendCode') && has('button', 'Send'))
    expect(toastText() ?? '').toMatch(/^Too many requests/)
  })
})
