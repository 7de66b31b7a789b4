import { cleanup, fireEvent, screen } from '@testing-library/react'
import Taro from '@tarojs/taro'

import { answer, button, field, has, link, saidAt, says } from '@/testing/find'
import { openScreen, prepareScreen } from '@/testing/screen'
import { until } from '@/testing/until'
import { takeArchive } from '@/platform/document/take-archive'
import { ok, refused, type FakeServer } from '@/testing/fake-server'
import { session } from '@/stores/session'
import { toast } from '@/stores/toast'
import { enter, toastText, user } from '@/testing/person'
import AccountPage from './closing-screen'

jest.mock('@/platform/document/take-archive', () => ({ takeArchive: jest.fn() }))

const DUE = '2099-12-06T10:00:00.000Z'
const USER = {
  ...{ firstname: 'Robin', email: 'robin@souk.test', phone: '', avatar: '', role: 'buyer', invitation_code: 'AAAAAA' },
  ...{ seller_url: '', seller: null, card: { count: 0 }, product: { count: 0 }, notice: { count: 0 }, notify: false },
  ...{ bank_name: '', bank_account_name: '', bank_account_number: '', bank_routing_number: '', virtual_wallet: '' },
  ...{ has_password: true, erased_at: null as string | null },
}
const CLOSING = {
  erased_at: null,
  grace_days: 14,
  retention_years: 10,
  money: [] as { amount: string; currency: string }[],
  obstacles: [] as { what: string; link: string }[],
}
const MONEY = {
  ...CLOSING,
  money: [{ amount: '12.50', currency: 'USD' }],
  obstacles: [{ what: 'balance', link: 'pages/mine/wallet' }],
}
const URL_OF_IT = 'https://souk.test/exports/account/7?signature=1'

let server: FakeServer
const text = () => document.body.textContent ?? ''
const offers = (name: string) => screen.queryByRole('button', { name }) !== null
const sent = (name: string) => server.sent.filter((one) => one.name === name)
const taken = jest.mocked(takeArchive)
const relaunched = () => jest.mocked(Taro.reLaunch).mock.calls.map(([to]) => to.url)

beforeEach(() => {
  server = prepareScreen().on('getUserinfo', ok(USER)).on('accountClosing', ok(CLOSING)).on('logout', ok({}))
  session.restore('token')
  toast.hide()
  session.noteClosing('')
  taken.mockReset().mockResolvedValue('opened')
})
afterEach(async () => {
  cleanup()
  await session.end()
})

const open = () => openScreen(AccountPage, {}, 'pages/mine/account')

async function openForm(): Promise<void> {
  open()
  await until(() => offers('Close my account'))
}

async function closeWith(password: string): Promise<void> {
  await enter(field('Your password'), password)
  await user.click(button('Close my account'))
  await until(() => offers('Close it'))
  await user.click(button('Close it'))
}

describe('closing the account [route.account] [rule.leaving]', () => {
  it('shows what is deleted, what stays and for how long, and closes it after a confirmation [call.accountDelete]', async () => {
    server.on('accountDelete', ok({ erased_at: DUE }))
    await openForm()
    expect(text()).toContain('Nothing is deleted for 14 days')
    expect(text()).toContain('keeps the recipient of an order on it for 10 years')
    expect(text()).not.toContain('Your shop is hidden')
    let arrive: () => void = () => undefined
    jest
      .mocked(Taro.reLaunch)
      .mockImplementation(() => new Promise((resolve) => (arrive = () => resolve({ errMsg: '' }))) as never)
    await enter(field('Your password'), 'souk-demo-1')
    await user.click(button('Close my account'))
    await until(() => offers('Close it'))
    expect(server.names).not.toContain('accountDelete')
    fireEvent.click(button('Close it'))
    fireEvent.click(button('Close it'))
    await until(() => relaunched().length > 0)
    cleanup()
    arrive()
    await until(() => !session.leaving)
    expect(sent('accountDelete').map(({ fields }) => Object.fromEntries(fields))).toEqual([
      { password: 'souk-demo-1', forfeit: '0' },
    ])
    expect([session.loggedIn, session.closedUntil]).toEqual([false, DUE])
    expect(relaunched()).toEqual(['/pages/users/login'])
    // the server has ended the session by itself, and no guard led elsewhere
    expect(server.names).not.toContain('logout')
    expect(Taro.redirectTo).not.toHaveBeenCalled()
  })

  it('takes no answer for a yes: cancelled, nothing is sent', async () => {
    await openForm()
    await enter(field('Your password'), 'souk-demo-1')
    await user.click(button('Close my account'))
    await until(() => has('button', 'Cancel'))
    await user.click(answer('Cancel'))
    await until(() => !offers('Close it'))
    expect(server.names).not.toContain('accountDelete')
  })

  it('asks for the password, and says when it is wrong; the form stays [answer.1100004]', async () => {
    server.on('accountDelete', refused(1100004, { errors: [{ field: 'password', rule: 'wrong' }] }))
    await openForm()
    await user.click(button('Close my account'))
    await until(() => saidAt('Your password') === 'Fill this in')
    expect(server.names).not.toContain('accountDelete')
    await closeWith('not this one')
    await until(() => !offers('Close it') && saidAt('Your password') === 'The password is not right')
    expect(session.loggedIn).toBe(true)
    server.on('accountDelete', ok({ erased_at: DUE }))
    await closeWith('souk-demo-1')
    await until(() => relaunched().length > 0)
  })

  it('gives up money in so many words alone', async () => {
    server.on('accountClosing', ok(MONEY)).on('accountDelete', ok({ erased_at: DUE }))
    await openForm()
    expect(text()).toContain('12,50\u00a0$ would be lost')
    expect(link('Go to the wallet').getAttribute('href')).toBe('#/pages/mine/wallet')
    await enter(field('Your password'), 'souk-demo-1')
    await user.click(button('Close my account'))
    await until(() => says('Tick this, or withdraw the money first'))
    expect([offers('Close it'), server.names.includes('accountDelete')]).toEqual([false, false])
    await user.click(screen.getByRole('checkbox', { name: 'I give up 12,50\u00a0$ when the account is deleted' }))
    await closeWith('souk-demo-1')
    await until(() => relaunched().length > 0)
    expect(Object.fromEntries(sent('accountDelete')[0]?.fields ?? [])).toEqual({
      password: 'souk-demo-1',
      forfeit: '1',
    })
  })

  it('lists the obstacles with links, and asks for no password before', async () => {
    const obstacles = [
      { what: 'operator', link: '' },
      { what: 'orders', link: 'pages/history/purchase' },
      { what: 'something_new', link: 'pages/no/where' },
      { what: 'balance', link: 'pages/mine/wallet' },
    ]
    server.on('accountClosing', ok({ ...MONEY, obstacles }))
    jest.spyOn(Taro, 'getCurrentPages').mockReturnValue([])
    open()
    await until(() => has('button', 'Orders that have not arrived'))
    expect([offers('Close my account'), screen.queryByLabelText('Your password') !== null]).toEqual([false, false])
    expect(button('You work for this shop. A colleague has to end that first.').textContent).toBe(
      'You work for this shop. A colleague has to end that first.',
    )
    expect(text()).toContain('Something else that is still open')
    await user.click(button('Orders that have not arrived'))
    await until(() => jest.mocked(Taro.navigateTo).mock.calls.length > 0)
    expect(Taro.navigateTo).toHaveBeenCalledWith({ url: '/pages/history/purchase' })
  })

  it('shows what was opened meanwhile when it is refused [answer.2000018]', async () => {
    const obstacles = [{ what: 'refunds', link: 'pages/mine/refund_sent' }]
    await openForm()
    server
      .on('accountDelete', refused(2000018, { reason: 'not_allowed', obstacles } as never))
      .on('accountClosing', ok({ ...CLOSING, obstacles }))
    await closeWith('souk-demo-1')
    await until(() => has('button', 'Refunds that are still open'))
    expect(toastText()).toBe('This is not possible now')
    expect(session.loggedIn).toBe(true)
  })

  it('stays usable when the network is lost on the way', async () => {
    server.on('accountDelete', 'no network')
    await openForm()
    await closeWith('souk-demo-1')
    await until(() => toastText() !== '' && !offers('Close it'))
    expect(field('Your password').value).toBe('souk-demo-1')
    server.on('accountDelete', ok({ erased_at: DUE }))
    await user.click(button('Close my account'))
    await until(() => offers('Close it'))
    await user.click(button('Close it'))
    await until(() => relaunched().length > 0)
  })

  it('requests a code if there is no password, and mentions the shop and an immediate end', async () => {
    const seller = { state: 1, remark: '', shop_id: '9' }
    server
      .on('getUserinfo', ok({ ...USER, has_password: false, seller }))
      .on('accountClosing', ok({ ...CLOSING, grace_days: 0, retention_years: 1 }))
    await openForm()
    expect(text()).toContain('Your shop is hidden at once')
    expect(text()).toContain('deleted at once and cannot be brought back')
    expect(text()).toContain('for 1 year.')
    await enter(field('Code'), '123456')
    await user.click(button('Close my account'))
    await until(() => text().includes('the account is gone at once'))
  })

  it('says when it did not load and when the network is lost, and tries again', async () => {
    server.on('accountClosing', refused(2000018, { reason: 'failed' }))
    open()
    await until(() => text().includes('Your account did not load'))
    server.on('accountClosing', 'no network')
    await user.click(button('Try again'))
    await until(() => says('The network signal is lost'))
    server.on('accountClosing', ok(CLOSING))
    await user.click(button('Try again'))
    await until(() => offers('Close my account'))
  })

  it('shows nothing to a visitor, who logs in first', async () => {
    await session.end()
    session.restore('')
    open()
    await until(() => jest.mocked(Taro.redirectTo).mock.calls.length > 0)
    expect(Taro.redirectTo).toHaveBeenCalledWith({
      url: `/pages/users/login?next=${encodeURIComponent('/pages/mine/account')}`,
    })
    expect(server.names).toEqual([])
  })
})

describe('the time of grace [route.account] [rule.leaving]', () => {
  beforeEach(() => server.on('getUserinfo', ok({ ...USER, erased_at: DUE })))

  it('offers to keep the account, once for a double tap, and leads home [call.accountKeep]', async () => {
    server.on('accountKeep', () => {
      server.on('getUserinfo', ok(USER))
      return ok({})
    })
    open()
    await until(() => offers('Keep the account'))
    expect(text()).toMatch(/It is gone on \d dic 2099/)
    expect([offers('Close my account'), has('button', 'Back')]).toEqual([false, false])
    fireEvent.click(button('Keep the account'))
    fireEvent.click(button('Keep the account'))
    await until(() => relaunched().includes('/pages/home/home'))
    expect(sent('accountKeep')).toHaveLength(1)
    expect(session.erasedAt).toBe('')
    expect(toastText()).toBe('Your account stays')
  })

  it('stays when keeping fails, and offers it again', async () => {
    server.on('accountKeep', 'no network')
    open()
    await until(() => offers('Keep the account'))
    await user.click(button('Keep the account'))
    await until(() => toastText() !== '')
    expect([session.erasedAt, relaunched()]).toEqual([DUE, []])
    server.on('accountKeep', ok({})).on('getUserinfo', ok(USER))
    await until(() => button('Keep the account').getAttribute('aria-busy') !== 'true')
    await user.click(button('Keep the account'))
    await until(() => session.erasedAt === '')
  })

  it('lets them log out, and take their data along', async () => {
    server.on('accountExport', ok({ url: URL_OF_IT }))
    open()
    await until(() => offers('Download my data'))
    await user.click(button('Download my data'))
    await until(() => taken.mock.calls.length > 0)
    await user.click(button('Log out'))
    await until(() => relaunched().length > 0)
    expect([session.loggedIn, relaunched()]).toEqual([false, ['/pages/home/home']])
  })
})

describe('taking the data along [route.account] [rule.export]', () => {
  it('opens an address, or says that it is copied [call.accountExport]', async () => {
    server.on('accountExport', ok({ url: URL_OF_IT }))
    await openForm()
    await user.click(button('Download my data'))
    await until(() => taken.mock.calls.length === 1)
    expect(taken).toHaveBeenCalledWith(URL_OF_IT)
    expect(Object.fromEntries(sent('accountExport')[0]?.fields ?? [])).toEqual({ link: '1' })
    expect(toast.current).toBeNull()
    taken.mockResolvedValue('copied')
    await until(() => button('Download my data').getAttribute('aria-busy') !== 'true')
    await user.click(button('Download my data'))
    await screen.findByText('The link is copied. Open it in a browser within five minutes')
  })

  it('says when it did not come, and when it did not open', async () => {
    server.on('accountExport', 'no network')
    await openForm()
    await user.click(button('Download my data'))
    await until(() => toastText() !== '')
    expect(taken).not.toHaveBeenCalled()
    server.on('accountExport', ok({ url: URL_OF_IT }))
    taken.mockRejectedValue(new Error('no browser'))
    await until(() => button('Download my data').getAttribute('aria-busy') !== 'true')
    await user.click(button('Download my data'))
    await screen.findByText('The file did not open')
  })
})
