import { calls } from '@contract/all-calls'
import type { Call } from '@contract/calls/call'
import { EARLIER_CALLS, missedByEarlierApp } from './earlier-app'

const today: Readonly<Record<string, Call>> = calls
const earlier = Object.entries(EARLIER_CALLS)

describe('the app of the last release', () => {
  it('makes the calls of a whole shop', () => {
    expect(earlier.length).toBeGreaterThan(90)
  })

  it.each(earlier)('finds %s where it was, and sends all that it needs [wire.earlier-apps]', (name, before) => {
    const { endpoint, fields } = today[name] ?? {}
    expect(endpoint).toMatchObject({ method: before.method, path: before.path })
    expect((fields?.required ?? []).filter((field) => !before.fields.required?.includes(field))).toEqual([])
    expect(Object.keys(fields?.properties ?? {})).toEqual(expect.arrayContaining(Object.keys(before.fields.properties)))
  })
})

describe('what it would miss in an answer', () => {
  const count = { list: [], count: 3, p: 1, page_size: 20 }

  it('is nothing where there is more than before', () => {
    expect(missedByEarlierApp('getAllProducts', { ...count, next: '1.2', facets: undefined })).toEqual([])
    expect(missedByEarlierApp('guestCallOfToday', {})).toEqual([])
  })

  it('is what is gone or of another kind', () => {
    expect(missedByEarlierApp('getAllProducts', { list: [], p: 1, page_size: 20 })).toEqual([
      "/ must have required property 'count'",
    ])
    expect(missedByEarlierApp('getAllProducts', { ...count, count: '10,000+' })).toEqual(['/count must be integer'])
  })
})
