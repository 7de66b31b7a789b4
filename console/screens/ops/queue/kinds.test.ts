import { allEndpoints } from '@contract/endpoints/all'
import { decidingOf, isRequestKind, listingOf, QUEUE_KINDS, REQUEST_KINDS } from './kinds'

it('lists what waits, and tells products from merchants by their type', () => {
  expect(listingOf('products', 2, 20)).toEqual({
    call: 'opsApplications',
    fields: { type: 200, state: 0, p: 2, page_size: 20 },
  })
  expect(listingOf('refunds', 1, 1)).toEqual({ call: 'opsRefunds', fields: { state: 0, p: 1, page_size: 1 } })
})

it('decides by the call of the kind', () => {
  const verdict = { id: '7', state: -1, remark: 'No' } as const
  expect(decidingOf('applications').fields(verdict)).toEqual({ type: 100, ...verdict })
  expect(decidingOf('withdrawals').fields(verdict)).toEqual(verdict)
  for (const kind of REQUEST_KINDS) expect(allEndpoints[decidingOf(kind).call].path).toMatch(/\/decide$/)
})

it('knows which kinds are approved or refused', () => {
  expect(QUEUE_KINDS.filter((kind) => !isRequestKind(kind))).toEqual([
    'brands',
    'card_refunds',
    'disputes',
    'adjustments',
  ])
})
