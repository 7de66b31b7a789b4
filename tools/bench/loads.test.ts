import { loadOf, loadTable, medianOf, type LighthouseReport, type Load } from './loads'

const report: LighthouseReport = {
  categories: { performance: { score: 0.86 } },
  audits: {
    'first-contentful-paint': { numericValue: 1_204.4 },
    'largest-contentful-paint': { numericValue: 2_881 },
    'total-blocking-time': { numericValue: 301.6 },
    'cumulative-layout-shift': { numericValue: 0.0083 },
    'total-byte-weight': { numericValue: 249_400 },
    'network-requests': {
      details: {
        items: [{ url: 'http://127.0.0.1/' }, { url: 'http://127.0.0.1/a.js' }, { url: 'data:image/gif;base64,' }],
      },
    },
  },
}
const load: Load = { score: 86, fcp: 1_204.4, lcp: 2_881, tbt: 301.6, cls: 0.0083, requests: 2, kilobytes: 249.4 }

it('reads the figures of a load', () => {
  expect(loadOf(report)).toEqual(load)
})

it('refuses a report of a page that did not load, or without a figure', () => {
  expect(() => loadOf({ ...report, runtimeError: { message: 'no page' } })).toThrow('no page')
  expect(() => loadOf({ ...report, audits: {} })).toThrow('the report lacks its score or its requests')
  const { 'total-blocking-time': _, ...others } = report.audits
  expect(() => loadOf({ ...report, audits: others })).toThrow('the report lacks total-blocking-time')
})

it('takes the median of each figure by itself', () => {
  const other = { ...load, lcp: 9_000, tbt: 20 }
  expect(medianOf([load, other, { ...load, lcp: 3_000, tbt: 10 }])).toEqual({ ...load, lcp: 3_000, tbt: 20 })
})

it('sets the versions of a page under each other', () => {
  const now = { ...load, score: 99, lcp: 2_020, requests: 20 }
  expect(loadTable([{ page: 'home', loads: { before: load, now } }])).toBe(
    [
      '| page | version | score | FCP | LCP | TBT | CLS | requests | kB |',
      '| --- | --- | --: | --: | --: | --: | --: | --: | --: |',
      '| home | before | 86 | 1.20 s | 2.88 s | 302 ms | 0.008 | 2 | 249 |',
      '|  | now | 99 | 1.20 s | 2.02 s | 302 ms | 0.008 | 20 | 249 |',
    ].join('\n'),
  )
})
