import { screen } from '@testing-library/react'
import { PageToast } from '@/shell/page/page-toast'
import { openScreen, prepareScreen } from '@/testing/screen'
import { until } from '@/testing/until'
import { openDocument } from '@/platform/document/open-document'
import { ok, refused, type FakeServer } from '@/testing/fake-server'
import { toastText, user } from '@/testing/person'
import { DETAIL } from '@/testing/order-data'
import { OrderRows } from './order/order-rows'
import { useInvoice } from './use-invoice'

jest.mock('@/platform/document/open-document', () => ({ openDocument: jest.fn() }))

const opened = jest.mocked(openDocument)
const URL_OF_IT = 'https://souk.test/documents/invoice/7?signature=1'

function Screen() {
  const { open, writing } = useInvoice('7')
  return (
    <>
      <OrderRows order={DETAIL} onAct={() => undefined} onInvoice={open} />
      <span>{writing ? 'It is written' : 'Nothing is written'}</span>
      <PageToast />
    </>
  )
}

let server: FakeServer

beforeEach(() => {
  server = prepareScreen()
  opened.mockReset().mockResolvedValue(undefined)
})

describe('the way to the invoice [call.invoice]', () => {
  it('asks for its address and opens that', async () => {
    server.on('invoice', ok({ url: URL_OF_IT }))
    openScreen(Screen)
    await user.click(screen.getByRole('button', { name: 'Invoice PDF' }))
    await until(() => opened.mock.calls.length > 0)
    expect(opened).toHaveBeenCalledWith(URL_OF_IT)
    expect(Object.fromEntries(server.sent[0]?.fields ?? [])).toEqual({ order_id: '7', link: '1' })
    await screen.findByText('Nothing is written')
  })

  it('says why it did not come, and why it did not open', async () => {
    server.on('invoice', refused(1500018))
    openScreen(Screen)
    await user.click(screen.getByRole('button', { name: 'Invoice PDF' }))
    await until(() => toastText() !== '')
    expect(opened).not.toHaveBeenCalled()
    opened.mockRejectedValue(new Error('no viewer'))
    server.on('invoice', ok({ url: URL_OF_IT }))
    await user.click(screen.getByRole('button', { name: 'Invoice PDF' }))
    await until(() => toastText().includes('The invoice did not open.'))
    expect(screen.getByText('Nothing is written')).toBeTruthy()
  })
})
