import { zip } from '@contract/rules/lists'
import { cleanup, fireEvent, screen } from '@testing-library/react'
import Taro from '@tarojs/taro'

import { button, field, has, saidAt, says } from '@/testing/find'
import { openScreen, prepareScreen } from '@/testing/screen'
import { until } from '@/testing/until'
import { pictureChooser } from '@/platform/pictures/picture-chooser'
import { sendFile } from '@/platform/pictures/send-file'
import { ok, refused, type FakeServer } from '@/testing/fake-server'
import { session } from '@/stores/session'
import { toast } from '@/stores/toast'
import { enter, user } from '@/testing/person'
import ProfilePage from './profile-screen'

jest.mock('@/platform/pictures/picture-chooser', () => ({
  pictureChooser: { sources: () => ['gallery'], choose: jest.fn(), release: jest.fn() },
}))
jest.mock('@/platform/pictures/send-file', () => ({ sendFile: jest.fn() }))
const choose = pictureChooser.choose as jest.Mock
const send = sendFile as jest.MockedFunction<typeof sendFile>

const USER = {
  firstname: 'Robin Sample',
  email: 'robin@souk.test',
  phone: '+66812345678',
  avatar: '',
  role: 'buyer',
  invitation_code: 'AAAAAA',
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
  virtual_wallet: '••••cdef',
}
const text = () => document.body.textContent ?? ''
let server: FakeServer
const last = () => Object.fromEntries(server.sent.filter(({ name }) => name === 'updateUser').pop()?.fields ?? [])

beforeEach(() => {
  server = prepareScreen().on('getUserinfo', ok(USER))
  session.restore('token')
  toast.hide()
  choose.mockReset()
  send.mockReset()
})
afterEach(async () => {
  cleanup()
  await session.end()
})

async function open(): Promise<void> {
  openScreen(ProfilePage)
  await screen.findByRole('button', { name: 'Save' })
}

async function openPart(name: string): Promise<void> {
  await open()
  await user.click(button(name))
  await until(() => has('button', 'Save') && !has('textbox', 'Name'))
}

describe('the profile', () => {
  it('shows the code under which others are invited, and copies it [screen.own-invitation]', async () => {
    const copied = jest.spyOn(Taro, 'setClipboardData').mockResolvedValue({ data: '', errMsg: '' } as never)
    await open()
    await user.click(button('Your invitation code Friends enter it when they register AAAAAA'))
    await until(() => copied.mock.calls.length > 0)
    expect(copied).toHaveBeenCalledWith({ data: 'AAAAAA' })
  })

  it('shows name, telephone number, e-mail address and payout accounts [route.profile]', async () => {
    await open()
    expect([field('Name').value, field('Phone').value]).toEqual(['Robin Sample', '+66812345678'])
    expect(text()).toContain('robin@souk.test')
    expect(screen.getByRole('button', { name: 'Bank account Not added yet' })).toBeTruthy()
    expect(screen.getByRole('button', { name: 'Virtual-currency wallet ••••cdef' })).toBeTruthy()
    expect(screen.getByRole('link', { name: 'Addresses' }).getAttribute('href')).toBe('#/pages/mine/address')
  })

  it('says when it did not load, and when the network is lost, and tries again [route.profile]', async () => {
    server.on('getUserinfo', refused(2000018, { reason: 'failed' }))
    openScreen(ProfilePage)
    await until(() => text().includes('Your profile did not load'))
    server.on('getUserinfo', 'no network')
    await user.click(screen.getByRole('button', { name: 'Try again' }))
    await until(() => says('The network signal is lost'))
    server.on('getUserinfo', ok(USER))
    await user.click(screen.getByRole('button', { name: 'Try again' }))
    await screen.findByRole('button', { name: 'Save' })
  })

  it('leads a visitor to login [route.profile] [role.visitor]', async () => {
    await session.end()
    openScreen(ProfilePage)
    await until(() => jest.mocked(Taro.redirectTo).mock.calls.length === 1)
    expect(jest.mocked(Taro.redirectTo).mock.calls[0]?.[0].url).toContain('/pages/users/login')
    expect(server.names).not.toContain('getUserinfo')
  })

  it('saves name and telephone number once, however often that is tapped [call.updateUser]', async () => {
    server.on('updateUser', ok({ ...USER, firstname: 'Grace Hopper', phone: '' }))
    await open()
    await enter(screen.getByRole('textbox', { name: 'Name' }), ' Grace Hopper ')
    await enter(screen.getByRole('textbox', { name: 'Phone' }), '')
    fireEvent.click(screen.getByRole('button', { name: 'Save' }))
    fireEvent.click(screen.getByRole('button', { name: 'Save' }))
    await screen.findByText('Saved')
    expect(server.names.filter((name) => name === 'updateUser')).toHaveLength(1)
    expect([last(), session.user?.firstname]).toEqual([{ firstname: 'Grace Hopper', phone: '' }, 'Grace Hopper'])
  })

  it('shows the error at its field, and sends nothing [rule.english-names] [wire.form-errors]', async () => {
    await open()
    await enter(screen.getByRole('textbox', { name: 'Name' }), 'สมชาย')
    await enter(screen.getByRole('textbox', { name: 'Phone' }), 'call me')
    await user.click(screen.getByRole('button', { name: 'Save' }))
    await until(() => saidAt('Phone') === 'Check how this is written')
    expect(saidAt('Name')).toContain('letters A to Z')
    expect(server.names).not.toContain('updateUser')
  })
})

describe('the photo', () => {
  const picture = { uri: 'blob:1', name: 'me.jpg', bytes: 9, type: 'image/jpeg' }
  const arrived = { status: 200, body: JSON.stringify({ code: 200, message: '', data: { id: '7', url: '' } }) }

  it('is sent for this purpose and is the person’s at once [call.upload] [call.updateUser]', async () => {
    choose.mockResolvedValue([picture])
    send.mockReturnValue({ answer: Promise.resolve(arrived), cancel: jest.fn() })
    server.on('updateUser', ok({ ...USER, avatar: 'http://souk.test/uploads/public/a.webp' }))
    await open()
    expect(screen.getByRole('button', { name: 'Add a picture' })).toBeTruthy()
    await user.click(screen.getByRole('button', { name: 'Add a picture' }))
    await screen.findByText('Saved')
    expect(send.mock.calls[0]?.[0].fields).toEqual({ purpose: 'avatar' })
    expect([last(), session.user?.avatar]).toEqual([{ avatar: '7' }, 'http://souk.test/uploads/public/a.webp'])
  })

  it('can be sent again when the network failed, and keeps what was typed [transport.upload-error]', async () => {
    choose.mockResolvedValue([picture])
    send.mockImplementationOnce(() => ({ answer: Promise.reject(new Error('no network')), cancel: jest.fn() }))
    await open()
    await enter(screen.getByRole('textbox', { name: 'Phone' }), '+351 912 345 678')
    await user.click(screen.getByRole('button', { name: 'Add a picture' }))
    await screen.findByRole('button', { name: 'Try again' })
    expect(text()).toContain('Upload error')
    send.mockReturnValue({ answer: Promise.resolve(arrived), cancel: jest.fn() })
    server.on('updateUser', ok(USER))
    await user.click(screen.getByRole('button', { name: 'Try again' }))
    await until(() => screen.queryByRole('button', { name: 'Try again' }) === null)
    await until(() => server.names.includes('updateUser'))
    expect(field('Phone').value).toBe('+351 912 345 678')
  })
})

describe('what asks for the password', () => {
  it('is a new password, checked before it leaves [rule.password-length] [rule.password-confirm]', async () => {
    await openPart('Password Changing it logs out your other devices')
    await enter(screen.getByLabelText('New password'), 'short')
    await enter(screen.getByLabelText('Repeat the new password'), 'other')
    await user.click(screen.getByRole('button', { name: 'Save' }))
    await until(() => saidAt('Current password') === 'Fill this in')
    expect([saidAt('New password'), saidAt('Repeat the new password'), saidAt('Current password')]).toEqual([
      'Password must contain at least 8 characters',
      'The passwords do not match',
      'Fill this in',
    ])
    expect(server.names).not.toContain('updateUser')
  })

  it('says when the password is wrong, and keeps what was typed [answer.1100004] [wire.form-errors]', async () => {
    server.on('updateUser', refused(1100004, { errors: [{ field: 'password', rule: 'wrong' }] }))
    await openPart('Virtual-currency wallet ••••cdef')
    expect(text()).toContain('Takes the place of ••••cdef')
    await enter(screen.getByRole('textbox', { name: 'Wallet address' }), '0xabc')
    await enter(screen.getByLabelText('Current password'), 'not this one')
    await user.click(screen.getByRole('button', { name: 'Save' }))
    await until(() => saidAt('Current password') === 'The password is not right')
    expect(field('Wallet address').value).toBe('0xabc')
  })

  it('asks a user without a password for a code, and says when it is wrong [call.confirmSendCode]', async () => {
    server.on('getUserinfo', ok({ ...USER, has_password: false })).on('confirmSendCode', ok({}))
    server.on('updateUser', refused(1100004, { errors: [{ field: 'password', rule: 'wrong' }] }))
    await openPart('Virtual-currency wallet ••••cdef')
    await enter(screen.getByRole('textbox', { name: 'Wallet address' }), '0xabc')
    await user.click(screen.getByRole('button', { name: 'Send' }))
    await until(() => has('button', 'Again in 60 s'))
    await enter(screen.getByRole('textbox', { name: 'Code' }), '123456')
    await user.click(screen.getByRole('button', { name: 'Save' }))
    await until(() => saidAt('Code') === 'The code is wrong or no longer valid. Ask for a new one')
    expect(last()).toEqual({ virtual_wallet: '0xabc', password: '123456' })
  })

  it('says for how long it is locked [session.lock]', async () => {
    server.on('updateUser', refused(1100004, { reason: 'locked', retry_after: 900 }))
    await openPart('Virtual-currency wallet ••••cdef')
    await enter(screen.getByRole('textbox', { name: 'Wallet address' }), '0xabc')
    await enter(screen.getByLabelText('Current password'), 'not this one')
    await user.click(screen.getByRole('button', { name: 'Save' }))
    await screen.findByText('Too many tries. Try again in 15 minutes')
  })

  it('is a bank account, written whole, after which the profile is shown again', async () => {
    server.on('updateUser', ok({ ...USER, bank_account_number: '••••9012' }))
    await openPart('Bank account Not added yet')
    const account = {
      bank_name: 'First Bank',
      bank_account_name: 'Robin Sample',
      bank_account_number: '123456789012',
      bank_routing_number: '021000021',
      password: 'souk-demo-1',
    }
    const labels = ['Bank name', 'Account name', 'Account number', 'Routing number', 'Current password']
    const values = Object.values(account)
    for (const [label, value] of zip(labels, values)) await enter(field(label), value)
    await user.click(screen.getByRole('button', { name: 'Save' }))
    await screen.findByRole('button', { name: 'Bank account ••••9012' })
    expect(last()).toEqual(account)
    expect(screen.getByRole('button', { name: 'Bank account ••••9012' })).toBeTruthy()
  })
})
