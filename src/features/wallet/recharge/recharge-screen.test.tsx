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
import { enter, toastText, user } from '@/testing/person'
import RechargePage from './recharge-screen'

jest.mock('@/platform/pictures/picture-chooser', () => ({
  pictureChooser: { sources: () => ['gallery'], choose: jest.fn(), release: jest.fn() },
}))
jest.mock('@/platform/pictures/send-file', () => ({ sendFile: jest.fn() }))
const choose = pictureChooser.choose as jest.Mock
const send = sendFile as jest.MockedFunction<typeof sendFile>

const wallet = (code: string, name: string) => ({ code, name, currency: code, balance: '5.00', frozen: '0.00' })
const BALANCE = { balance: '5.00', frozen: '0.00', wallets: [wallet('USD', 'US Dollar'), wallet('JPY', 'Yen')] }
const RECORD = {
  id: '8',
  wallet: 'USD',
  currency: 'USD',
  type: 'recharge',
  direction: 'income',
  amount: '100.00',
  actual_amount: '0.00',
  balance_after: '5.00',
  state: 'review',
  message: '',
  remark: '',
  payment_method: 'offline',
  transaction_id: '90ab77c1e20d41f',
  created_at: '2026-03-01T12:00:00.000Z',
  approved_at: null,
}
const page = (list: unknown[]) => ok({ list, count: list.length, p: 1, page_size: 20 })

let server: FakeServer
let uploads: number

beforeEach(() => {
  server = prepareScreen().on('getUserBalance', ok(BALANCE)).on('rechargeList', page([])).on('recharge', ok(RECORD))
  jest.spyOn(Taro, 'getCurrentPages').mockReturnValue([])
  session.restore('token')
  toast.hide()
  uploads = 0
  choose.mockReset().mockResolvedValue([{ uri: 'blob:proof', bytes: 1_000, name: 'proof.png' }])
  send.mockReset().mockImplementation(() => {
    uploads += 1
    const body = JSON.stringify({ code: 200, message: '', data: { id: String(uploads), url: 'https://souk.test/p' } })
    return { answer: Promise.resolve({ status: 200, body }), cancel: () => undefined }
  })
})
afterEach(async () => {
  cleanup()
  await session.end()
})

const text = () => document.body.textContent ?? ''
const sent = () => server.sent.filter(({ name }) => name === 'recharge').map(({ fields }) => fields)
/** The different values that were sent of a field. */
const distinct = (field: string) => [...new Set(sent().map((fields) => fields.get(field)))]

async function open(params: Record<string, string> = {}): Promise<void> {
  openScreen(RechargePage, params)
  await screen.findByRole('button', { name: 'Send for review' })
}

async function addProof(): Promise<void> {
  const before = uploads
  await user.click(screen.getByRole('button', { name: 'Proof of payment: Add a picture' }))
  await until(() => uploads > before)
}

async function fill(amount: string, id = '90ab77c1e20d41f'): Promise<void> {
  await enter(field(/^Amount/), amount)
  await enter(screen.getByRole('textbox', { name: 'Transaction id' }), id)
  await addProof()
}

const submit = () => fireEvent.click(button(/^Send .*for review$/))

describe('the recharge [route.recharge]', () => {
  it('sends sum, proof and transaction id for review, clears the form and shows it [call.recharge] [wire.idempotency-intent]', async () => {
    await open()
    await fill('100,50', ' 90ab 77c1 ')
    await enter(screen.getByRole('textbox', { name: 'Remark (optional)' }), ' From my savings ')
    expect(screen.getByRole('button', { name: 'Send 100,50\u00a0$ for review' })).toBeTruthy()
    server.on('rechargeList', page([RECORD]))
    submit()
    submit()
    await until(() => has('button', 'Top-up by transfer 1 mar 2026, 12:00 · 90ab…d41f +100,00\u00a0$ Under review'))
    expect(sent()).toHaveLength(1)
    const { idempotency_key: key, ...fields } = Object.fromEntries(sent()[0] ?? [])
    expect(key).toMatch(/^[0-9a-f-]{36}$/)
    expect(fields).toEqual({
      wallet: 'USD',
      amount: '100.50',
      transaction_id: '90ab77c1',
      proof: '1',
      remark: 'From my savings',
    })
    expect([field('Amount, USD').value, field('Transaction id').value, field('Remark (optional)').value]).toEqual([
      '',
      '',
      '',
    ])
    expect(toastText()).toContain('Sent for review')
  })

  it.each([
    ['99.99', 'At least 100,00'],
    ['0', 'At least 100,00'],
    ['-1', 'Write the amount like 100.50'],
    ['1e3', 'Write the amount like 100.50'],
    ['1,000', 'Write the amount like 100.50'],
    ['100.001', 'Write the amount like 100.50'],
  ])('says what is wrong with %s, and sends nothing [rule.recharge-min]', async (amount, words) => {
    await open()
    await fill(amount)
    submit()
    await until(() => saidAt('Amount, USD').startsWith(words))
    expect(sent()).toEqual([])
  })

  it('counts in the currency of the wallet that is chosen [rule.recharge-min]', async () => {
    await open({ wallet: 'JPY' })
    expect(text()).toContain('Amount, JPY')
    await fill('100.5')
    submit()
    await until(() => saidAt('Amount, JPY').endsWith('like 100'))
    await user.click(screen.getByRole('button', { name: 'Wallet: JPY, Yen' }))
    await user.click(screen.getByRole('radio', { name: 'US Dollar 5,00\u00a0$' }))
    await until(() => text().includes('Amount, USD'))
    submit()
    await until(() => sent().length === 1)
    expect([sent()[0]?.get('wallet'), sent()[0]?.get('amount')]).toEqual(['USD', '100.5'])
  })

  it('fills a sum in with a tap', async () => {
    await open()
    await user.click(screen.getByRole('button', { name: '200,00\u00a0$' }))
    expect(field('Amount, USD').value).toBe('200')
    expect(screen.getByRole('button', { name: '200,00\u00a0$' }).getAttribute('aria-pressed')).toBe('true')
  })

  it('asks for the proof and the transaction id', async () => {
    await open()
    await enter(screen.getByRole('textbox', { name: 'Amount, USD' }), '100')
    submit()
    await until(() => text().includes('Add a picture of the proof'))
    expect(saidAt('Transaction id')).toBe('Fill this in')
    await enter(screen.getByRole('textbox', { name: 'Transaction id' }), '90аb')
    submit()
    await until(() => saidAt('Transaction id') === 'Latin letters, digits and . _ : / # + - alone')
    expect(sent()).toEqual([])
  })

  it('waits for a picture that is on its way', async () => {
    send.mockReturnValue({ answer: new Promise(() => undefined), cancel: () => undefined })
    await open()
    await enter(screen.getByRole('textbox', { name: 'Amount, USD' }), '100')
    await enter(screen.getByRole('textbox', { name: 'Transaction id' }), '90ab')
    await user.click(screen.getByRole('button', { name: 'Proof of payment: Add a picture' }))
    await until(() => send.mock.calls.length === 1)
    submit()
    await until(() => text().includes('The picture is still being sent'))
    expect(sent()).toEqual([])
  })

  it('says at its field that a transaction id was used, until another is typed; what was typed stays [code.2000028]', async () => {
    server.on('recharge', refused(2000028))
    await open()
    await fill('150')
    submit()
    await until(() => saidAt('Transaction id') === 'This id was used before. Check the number in your bank app.')
    expect(toastText()).not.toBe('')
    expect([field('Amount, USD').value, field('Transaction id').value]).toEqual(['150', '90ab77c1e20d41f'])
    await enter(screen.getByRole('textbox', { name: 'Transaction id' }), '90ab77c1e20d41g')
    await until(() => !text().includes('This id was used before.'))
    server.on('recharge', ok(RECORD))
    submit()
    await until(() => sent().length === 2)
    expect(distinct('proof')).toHaveLength(1)
    expect(distinct('idempotency_key')).toHaveLength(2)
  })

  it('says that there were too many in 24 hours, and keeps what was typed [code.2000030]', async () => {
    server.on('recharge', refused(2000030))
    await open()
    await fill('150')
    submit()
    await until(() => toastText() !== '')
    expect(toastText()).toMatch(/24/)
    expect(field('Amount, USD').value).toBe('150')
  })

  it('asks for the picture again when the server no longer has it', async () => {
    server.on('recharge', refused(2000019))
    await open()
    await fill('150')
    submit()
    await until(() => text().includes('This picture is no longer there'))
    await addProof()
    await until(() => !text().includes('This picture is no longer there'))
  })

  it('sends the same key again after an answer that was lost [wire.idempotency-intent]', async () => {
    server.on('recharge', 'no network')
    await open()
    await fill('150')
    submit()
    await until(() => sent().length === 1)
    await until(
      () => screen.getByRole('button', { name: 'Send 150,00\u00a0$ for review' }).getAttribute('aria-busy') !== 'true',
    )
    server.on('recharge', ok(RECORD))
    submit()
    await until(() => sent().length === 2)
    expect(distinct('idempotency_key')).toHaveLength(1)
  })

  it('says when it failed and when the network is lost, and tries again', async () => {
    server.on('getUserBalance', refused(2000018, { reason: 'failed' }))
    openScreen(RechargePage)
    await until(() => text().includes('Your wallet did not load'))
    server.on('getUserBalance', 'no network')
    await user.click(screen.getByRole('button', { name: 'Try again' }))
    await until(() => says('The network signal is lost'))
    server.on('getUserBalance', ok(BALANCE))
    await user.click(screen.getByRole('button', { name: 'Try again' }))
    await until(() => text().includes('No top-ups yet'))
  })
})
