import { QueryClient, QueryClientProvider } from '@tanstack/react-query'
import { fireEvent, render, screen, waitFor } from '@testing-library/react'
import { Code } from '@contract/base/codes'
import { ApiError } from '../../api/api-error'
import { call } from '../../api/call'
import { inEnglish } from '../../testing/in-english'
import { SetBar } from './set-bar'

jest.mock('../../api/call', () => ({ call: jest.fn() }))
const sent = call as jest.MockedFunction<typeof call>

it('hands on what is there by now where somebody else was faster, and keeps what was typed [rule.seller-stock]', async () => {
  await inEnglish()
  const now = [{ sku_id: '7', stock: 14 }]
  sent.mockRejectedValue(
    new ApiError('refused', 'Not saved', { code: Code.operationFailed, data: { reason: 'changed', items: now } }),
  )
  const onOutdated = jest.fn()
  const onDone = jest.fn()
  const changes = new Map([['7', { sku_id: '7', was: 12, typed: '15' }]])
  render(
    <QueryClientProvider client={new QueryClient()}>
      <SetBar {...{ changes, onDone, onOutdated }} />
    </QueryClientProvider>,
  )
  fireEvent.change(screen.getByLabelText('Reason'), { target: { value: 'count' } })
  fireEvent.click(screen.getByRole('button', { name: 'Save' }))
  await waitFor(() => expect(onOutdated).toHaveBeenCalledWith(now))
  expect(sent.mock.calls[0]?.slice(0, 2)).toMatchObject([
    'sellerStockSet',
    { items: [{ sku_id: '7', was: 12, stock: 15 }], reason: 'count' },
  ])
  expect(onDone).not.toHaveBeenCalled()
})
