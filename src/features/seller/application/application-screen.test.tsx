import { act, cleanup, fireEvent, screen } from '@testing-library/react'
import Taro from '@tarojs/taro'

import { button, saidAt } from '@/testing/find'
import { openScreen, prepareScreen } from '@/testing/screen'
import { until } from '@/testing/until'
import { pictureChooser } from '@/platform/pictures/picture-chooser'
import { sendFile } from '@/platform/pictures/send-file'
import { emit } from '@/services/events'
import { ok, refused, type FakeServer } from '@/testing/fake-server'
import { session } from '@/stores/session'
import { enter, user } from '@/testing/person'
import CreatePage from './application-screen'

jest.mock('@/platform/pictures/picture-chooser', () => ({
  pictureChooser: { sources: () => ['gallery'], choose: jest.fn(), release: jest.fn() },
}))
jest.mock('@/platform/pictures/send-file', () => ({ sendFile: jest.fn() }))
jest.mock('@/platform/picture-file/write-picture', () => ({
  writePicture: async (bytes: Uint8Array) => ({ uri: 'blob:2', name: 's.png', bytes: bytes.length, type: 'image/png' }),
}))
const choose = pictureChooser.choose as jest.Mock
const send = sendFile as jest.MockedFunction<typeof sendFile>

const USER = {
  firstname: 'Robin Sample',
  email: 'robin@souk.test',
  phone: '',
  avatar: '',
  role: 'buyer',
  invitation_code: 'AAAAAA',
  seller_url: '',
  seller: null as object | null,
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
const text = () => document.body.textContent ?? ''
const says = (words: string) => until(() => text().includes(words))
let server: FakeServer
let uploads: number

beforeEach(() => {
  server = prepareScreen().on('getUserinfo', ok(USER))
  jest.spyOn(Taro, 'getCurrentPages').mockReturnValue([])
  session.restore('token')
  uploads = 0
  choose.mockReset().mockImplementation(async () => [{ uri: 'blob:1', name: 'id.jpg', bytes: 9, type: 'image/jpeg' }])
  send.mockReset().mockImplementation(() => {
    uploads += 1
    const data = { id: String(uploads), url: '' }
    return {
      answer: Promise.resolve({ status: 200, body: JSON.stringify({ code: 200, message: '', data }) }),
      cancel: jest.fn(),
    }
  })
})
afterEach(async () => {
  cleanup()
  await session.end()
})

async function open(): Promise<void> {
  openScreen(CreatePage)
  await screen.findByRole('button', { name: 'Send the application' })
}

async function fill(): Promise<void> {
  await enter(screen.getByRole('textbox', { name: 'Name of the store' }), ' Robin’s 陶器 ')
  await enter(screen.getByRole('textbox', { name: 'Address' }), '1 Lane, Lisbon')
  for (const side of ['Front of the ID', 'Back of the ID']) {
    const before = uploads
    await user.click(button(`${side}: Add a picture`))
    await until(() => uploads === before + 1)
  }
  await user.click(screen.getByRole('button', { name: 'Type my name instead' }))
  await enter(screen.getByRole('textbox', { name: 'Full name' }), 'Robin Sample')
}

describe('the registration of a store [route.shop-create]', () => {
  it('asks for a signature first, below an agreement that can be read [rule.signature]', async () => {
    await open()
    expect(screen.getByRole('heading', { name: 'Seller agreement' })).toBeTruthy()
    expect(text()).toContain('You sell in your own name.')
    await fill()
    await user.click(screen.getByRole('button', { name: 'Clear' }))
    await user.click(screen.getByRole('button', { name: 'Send the application' }))
    await says('A signature is required first')
    expect(server.names).not.toContain('applySeller')
    await enter(screen.getByRole('textbox', { name: 'Full name' }), 'Robin Sample')
    await until(() => !text().includes('A signature is required first'))
  })

  it('shows what is missing, at each field and picture [wire.form-errors] [rule.english-names]', async () => {
    await open()
    await enter(screen.getByRole('textbox', { name: 'Name of the store' }), 'A')
    await enter(screen.getByRole('textbox', { name: 'Contact person' }), 'สมชาย')
    await user.click(screen.getByRole('button', { name: 'Send the application' }))
    await until(() => saidAt('Address') === 'Fill this in')
    expect(saidAt('Name of the store')).toBe('At least 2 characters')
    expect(saidAt('Contact person')).toContain('letters A to Z')
    expect(text().split('Add this picture')).toHaveLength(3)
    expect(server.names).not.toContain('applySeller')
  })

  it('sends the two sides, then the signature, then the application, once [call.applySeller]', async () => {
    server.on('applySeller', ok({ state: 0 }))
    await open()
    await fill()
    server.on('getUserinfo', ok({ ...USER, seller: { state: 0, remark: '', shop_id: null } }))
    fireEvent.click(screen.getByRole('button', { name: 'Send the application' }))
    fireEvent.click(screen.getByRole('button', { name: 'Send the application' }))
    await says('Your application is under review')
    expect(send.mock.calls.map(([{ fields }]) => fields.purpose)).toEqual(['id', 'id', 'signature'])
    const sent = server.sent.filter(({ name }) => name === 'applySeller')
    expect(sent).toHaveLength(1)
    expect(Object.fromEntries(sent[0]?.fields ?? [])).toEqual({
      shop_name: 'Robin’s 陶器',
      contact_person: 'Robin Sample',
      address: '1 Lane, Lisbon',
      id_front: '1',
      id_back: '2',
      signature: '3',
      idempotency_key: expect.stringMatching(/^[0-9a-f-]{36}$/) as string,
    })
  })

  it('counts a second application as sent [code.2000016-success]', async () => {
    server.on('applySeller', refused(2000016, { state: 0 }))
    await open()
    await fill()
    server.on('getUserinfo', ok({ ...USER, seller: { state: 0, remark: '', shop_id: null } }))
    await user.click(screen.getByRole('button', { name: 'Send the application' }))
    await says('Your application is under review')
  })

  it('keeps what was written when it is refused, and shows why at its place [wire.form-errors]', async () => {
    const errors = [
      { field: 'shop_name', rule: 'format' },
      { field: 'id_back', rule: 'picture' },
    ]
    server.on('applySeller', refused(2000015, { errors }))
    await open()
    await fill()
    await user.click(screen.getByRole('button', { name: 'Send the application' }))
    await until(() => saidAt('Name of the store') === 'Check how this is written')
    expect(text()).toContain('This is not a picture that can be used')
    expect((screen.getByRole('textbox', { name: 'Address' }) as HTMLTextAreaElement).value).toBe('1 Lane, Lisbon')
    await enter(screen.getByRole('textbox', { name: 'Name of the store' }), 'Robin')
    server.on('applySeller', ok({ state: 0 }))
    await user.click(screen.getByRole('button', { name: 'Send the application' }))
    await until(() => server.names.filter((name) => name === 'applySeller').length === 2)
    expect(send).toHaveBeenCalledTimes(3)
  })

  it('has what was typed again after a session was lost, for the same person alone', async () => {
    const lose = async () => {
      await act(async () => {
        emit('sessionLost', {})
        await session.end()
      })
      cleanup()
      session.restore('another token')
    }
    const name = () => (screen.getByRole('textbox', { name: 'Name of the store' }) as HTMLInputElement).value
    await open()
    await enter(screen.getByRole('textbox', { name: 'Name of the store' }), 'Robin’s 陶器')
    await lose()
    await open()
    expect(name()).toBe('Robin’s 陶器')
    await lose()
    server.on('getUserinfo', ok({ ...USER, invitation_code: 'BBBBBB' }))
    await open()
    expect(name()).toBe('')
  })

  it('says why an application failed, and takes another one [state.application]', async () => {
    server.on('getUserinfo', ok({ ...USER, seller: { state: -1, remark: 'The ID is blurred', shop_id: null } }))
    openScreen(CreatePage)
    await says('Your application was not approved')
    expect(text()).toContain('What we noticed: The ID is blurred')
    await user.click(screen.getByRole('button', { name: 'Apply again' }))
    await screen.findByRole('button', { name: 'Send the application' })
  })

  it('leads to the store once it is open [state.application]', async () => {
    server.on('getUserinfo', ok({ ...USER, role: 'seller', seller: { state: 1, remark: '', shop_id: '7' } }))
    openScreen(CreatePage)
    await says('Your store is open')
    await user.click(screen.getByRole('button', { name: 'To my store' }))
    await until(() => jest.mocked(Taro.navigateTo).mock.calls.length === 1)
    expect(jest.mocked(Taro.navigateTo).mock.calls[0]?.[0].url).toBe('/pages/mine/store')
  })

  it('says when it did not load, and when the network is lost, and tries again', async () => {
    server.on('getUserinfo', refused(2000018, { reason: 'failed' }))
    openScreen(CreatePage)
    await says('Your application did not load')
    server.on('getUserinfo', 'no network')
    await user.click(screen.getByRole('button', { name: 'Try again' }))
    await says('The network signal is lost')
    server.on('getUserinfo', ok(USER))
    await user.click(screen.getByRole('button', { name: 'Try again' }))
    await screen.findByRole('button', { name: 'Send the application' })
  })

  it('leads a visitor to login [role.visitor]', async () => {
    await session.end()
    openScreen(CreatePage)
    await until(() => jest.mocked(Taro.redirectTo).mock.calls.length === 1)
    expect(jest.mocked(Taro.redirectTo).mock.calls[0]?.[0].url).toContain('/pages/users/login')
  })
})
