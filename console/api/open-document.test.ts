import { Code } from '@contract/base/codes'
import { toastFailure } from '../kit/over/toast'
import { session } from '../session/session'
import { inEnglish } from '../testing/in-english'
import { downloadDocument, openDocument } from './open-document'

jest.mock('../kit/over/toast', () => ({ toastFailure: jest.fn() }))

const told = jest.mocked(toastFailure)
const fetched = jest.fn<Promise<unknown>, [string, RequestInit]>()
const headers = (values: Record<string, string>) => ({ get: (name: string) => values[name] ?? null })
const enveloped = (body: unknown) => ({
  status: 200,
  headers: headers({ 'content-type': 'application/json; charset=utf-8' }),
  json: () => Promise.resolve(body),
})
const LINK = enveloped({ code: 200, message: '', data: { url: 'https://souk.test/documents/slips/3?signature=1' } })
const REFUSED = enveloped({ code: Code.operationFailed, message: '', data: { reason: 'not_allowed' } })
const CSV = {
  status: 200,
  headers: headers({
    'content-type': 'text/csv; charset=utf-8',
    'content-disposition': 'attachment; filename="a.csv"',
  }),
  blob: () => Promise.resolve(new Blob(['sku,stock'])),
}

const tab = {
  opener: window as unknown,
  closed: false,
  document: { title: '' },
  location: { replace: jest.fn() },
  close: jest.fn(),
}
const opens = jest.spyOn(window, 'open')
const saved: string[] = []

beforeAll(async () => {
  window.fetch = fetched as unknown as typeof window.fetch
  URL.createObjectURL = () => 'blob:1'
  URL.revokeObjectURL = () => undefined
  jest.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(function click(this: HTMLAnchorElement) {
    saved.push(this.download)
  })
  await inEnglish()
})
beforeEach(() => {
  jest.useFakeTimers()
  for (const mock of [told, fetched, tab.location.replace, tab.close, opens]) mock.mockReset()
  tab.closed = false
  saved.length = 0
  opens.mockReturnValue(tab as unknown as Window)
  session.begin({ token: 'a', role: 'operator', name: 'Olu', shop: { shop_id: '3', name: 'Claywick' } })
})
afterEach(() => {
  jest.useRealTimers()
  session.end()
})

it('opens the tab before it asks, and leads it to the signed address', async () => {
  fetched.mockResolvedValue(LINK)
  const shown = openDocument('sellerOrderSlips', { order_ids: ['7'] })
  expect(opens).toHaveBeenCalledTimes(1)
  expect(await shown).toBe(true)
  expect(fetched.mock.calls[0]?.[0]).toBe('/api/seller/order/slips?shop_id=3&order_ids=%5B%227%22%5D&link=1')
  expect(tab.opener).toBeNull()
  expect(tab.location.replace).toHaveBeenCalledWith('https://souk.test/documents/slips/3?signature=1')
})

it('closes the tab of a document that is refused, and says why', async () => {
  fetched.mockResolvedValue(REFUSED)
  expect(await openDocument('sellerOrderSlips', { order_ids: ['7'] })).toBe(false)
  expect(tab.close).toHaveBeenCalled()
  expect(told.mock.calls[0]?.[0]).toMatchObject({ kind: 'refused', data: { reason: 'not_allowed' } })
})

it('leaves a tab alone that was closed in the meantime', async () => {
  fetched.mockImplementation(() => {
    tab.closed = true
    return Promise.resolve(LINK)
  })
  await openDocument('sellerOrderSlips', { order_ids: ['7'] })
  expect(tab.location.replace).not.toHaveBeenCalled()
})

it('saves the document where the browser refuses a tab', async () => {
  opens.mockReturnValue(null)
  fetched.mockResolvedValue(CSV)
  expect(await openDocument('sellerStatementDocument', { month: '2026-10', as: 'csv' })).toBe(true)
  expect(fetched.mock.calls[0]?.[0]).toBe('/api/seller/statement/document?shop_id=3&month=2026-10&as=csv')
  expect(saved).toEqual(['a.csv'])
})

it('saves a download with the token in its headers, under the name that it is given', async () => {
  fetched.mockResolvedValue(CSV)
  await downloadDocument('sellerExport', { kind: 'stock' })
  await downloadDocument('sellerExport', { kind: 'stock' }, 'mine.csv')
  expect(fetched.mock.calls[0]?.[1].headers).toMatchObject({ 'access-token': 'a' })
  expect(saved).toEqual(['a.csv', 'mine.csv'])
})

it('says that a download was refused, broke off or found nobody', async () => {
  fetched.mockResolvedValueOnce(REFUSED)
  fetched.mockResolvedValueOnce({ ...CSV, blob: () => Promise.reject(new TypeError('network error')) })
  fetched.mockRejectedValueOnce(new TypeError('Failed to fetch'))
  fetched.mockResolvedValueOnce({ ...CSV, status: 503 })
  for (let call = 0; call < 4; call += 1) expect(await downloadDocument('sellerExport', { kind: 'stock' })).toBe(false)
  expect(told.mock.calls.map(([{ kind }]) => kind)).toEqual(['refused', 'network', 'network', 'interface'])
  expect(saved).toEqual([])
})
