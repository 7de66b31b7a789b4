import type { Proof } from './match'
import { ALL_ROWS } from './all-rows'
import { EXCEPTIONS } from './exceptions'
import { kindOf } from './kinds'
import { lacking } from './needs'
import type { Row } from './row'
import { TARGET_IDS, type TargetId } from './targets'

const row = (id: string, issue: Row['issue'] = 'main'): Row => ({ id, text: id, issue })
const lacks = (id: string, targets: readonly TargetId[], missing: readonly string[] = [], withStates = TARGET_IDS) => {
  const proofs = new Map<string, Proof>([[id, { files: ['a.test.ts'], targets, withStates }]])
  return lacking([row(id)], proofs, missing).flatMap((lack) => lack.targets)
}

describe('the targets of a screen', () => {
  it('are all three, each on every host that tests it', () => {
    expect(lacks('route.home', ['jest-h5'])).toEqual([
      'H5 phone or H5 desktop',
      'mini-program jsdom',
      'mini-program Chromium',
      'native Android',
      'native iOS',
    ])
    expect(lacks('route.home', ['phone', 'jsdom', 'chromium', 'android'])).toEqual(['native iOS'])
  })

  it('may lack one of the two widths of the web app, and nothing else', () => {
    const hosts = ['jsdom', 'chromium', 'android', 'ios'] as const
    expect(lacks('route.pc-mine', ['desktop', ...hosts])).toEqual([])
    expect(lacks('route.pc-mine', hosts)).toEqual(['H5 phone or H5 desktop'])
  })
})

describe('the targets of a screen of one target', () => {
  const lacksOnWeapp = (targets: readonly TargetId[], withStates: readonly TargetId[]) => {
    const proofs = new Map<string, Proof>([['route.home', { files: ['a.test.ts'], targets, withStates }]])
    return lacking([row('route.home')], proofs, [], () => ['weapp']).flatMap((lack) => lack.targets)
  }

  it('are only the hosts of that target', () => {
    expect(lacksOnWeapp(['jest-h5'], [])).toEqual([
      'mini-program jsdom',
      'mini-program Chromium',
      'the states on mini-program jsdom or mini-program Chromium',
    ])
    expect(lacksOnWeapp(['jsdom', 'chromium'], ['jsdom'])).toEqual([])
  })
})

describe('the load states of a screen', () => {
  it('must be tested on one host of each target, although the screen is opened on all hosts', () => {
    expect(lacks('route.home', TARGET_IDS, [], [])).toEqual([
      'the states on H5 phone or H5 desktop',
      'the states on mini-program jsdom or mini-program Chromium',
      'the states on native Android or native iOS',
    ])
    expect(lacks('route.home', TARGET_IDS, [], ['phone', 'jsdom', 'android'])).toEqual([])
  })

  it('are not required for rows without a screen, or if the run has no report of them', () => {
    expect(lacks('screen.coupon', TARGET_IDS, [], [])).toEqual([])
    expect(lacks('route.home', TARGET_IDS, ['e2e.playwright.json'], ['jsdom', 'android'])).toEqual([])
  })
})

describe('the targets of rows about answers of the server', () => {
  it.each(['call.login', 'answer.1100002', 'state.paid.cancel', 'timer.unpaid', 'tab.all', 'field.order.times'])(
    'are both engines: %s',
    (id) => {
      expect(lacks(id, ['node', 'pglite'])).toEqual(['server PostgreSQL'])
      expect(lacks(id, ['pglite', 'postgres'])).toEqual([])
    },
  )

  it('are not required for rows that only the device can show', () => {
    expect(
      ['field.client.locale', 'field.client.counts', 'field.device.keys'].flatMap((id) => lacks(id, ['node'])),
    ).toEqual([])
    expect(lacks('state.paid', ['node'])).toEqual([])
    expect(lacks('rule.rate', ['node'])).toEqual([])
  })

  it('are not required if the run has no report of them', () => {
    const without = ['contract-postgres.jest.json', 'faults-postgres.jest.json']
    expect(lacks('call.login', ['pglite'], without)).toEqual([])
    expect(lacks('call.login', ['node'], without)).toEqual(['server PGlite'])
  })
})

describe('the targets of rows that users see', () => {
  it('are all three, on one host of each', () => {
    expect(lacks('screen.coupon', ['node', 'pglite'])).toEqual([
      'H5 phone or H5 desktop',
      'mini-program jsdom or mini-program Chromium',
      'native Android or native iOS',
    ])
    expect(lacks('screen.coupon', ['phone', 'jsdom', 'android'])).toEqual([])
  })

  it('are only those of its exception, if the row has one', () => {
    expect(lacks('screen.hash-router', ['node'])).toEqual(['H5 phone or H5 desktop'])
    expect(lacks('screen.hash-router', ['desktop'])).toEqual([])
  })

  it('are not required if the run has no report of them', () => {
    expect(lacks('screen.hash-router', ['node'], ['e2e.playwright.json'])).toEqual([])
  })
})

describe('the exceptions for rows that do not pass everywhere', () => {
  const ids = EXCEPTIONS.flatMap((exception) => exception.ids)

  it('are about existing rows that users see, with one exception per row', () => {
    const known = new Set(ALL_ROWS.map((each) => each.id))
    expect(ids.filter((id) => !known.has(id) || kindOf(id) !== 'seen')).toEqual([])
    expect(ids.filter((id, index) => ids.indexOf(id) !== index)).toEqual([])
  })

  it('include no screen', () => {
    expect(ids.filter((id) => id.startsWith('route.'))).toEqual([])
  })
})

it('has a kind for every row, and rejects an unknown family', () => {
  expect(new Set(ALL_ROWS.map(({ id }) => kindOf(id)))).toEqual(new Set(['seen', 'console', 'answered', 'internal']))
  expect(() => kindOf('planet.mars')).toThrow(RangeError)
})

it('ignores rows without a test and rows for later', () => {
  const proofs = new Map<string, Proof>([['call.later', { files: ['a'], targets: ['node'] }]])
  expect(lacking([row('route.home'), row('call.later', 'later')], proofs)).toEqual([])
})

it('reports nothing when rows pass on all targets', () => {
  expect(['route.home', 'call.login', 'field.order.times'].flatMap((id) => lacks(id, TARGET_IDS))).toEqual([])
})
