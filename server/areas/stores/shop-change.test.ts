import { awayError, shopErrors, textsWith } from './shop-change'
import { methodErrors } from './shipping-change'

const now = new Date('2026-11-23T12:00:00Z')

describe('the day on which a shop is back [field.store.settings]', () => {
  it.each([
    [null, undefined],
    ['2026-11-24', undefined],
    ['2027-11-23', undefined],
    ['2026-11-23', 'min'],
    ['2026-01-01', 'min'],
    ['2027-11-24', 'max'],
    ['2027-02-30', 'format'],
    ['24.11.2026', 'format'],
    ['tomorrow', 'format'],
    ['20270-01-01', 'format'],
  ])('%s: %s', (day, rule) => {
    expect(awayError(day, now)?.rule).toBe(rule)
  })
})

it('keeps texts that are not sent, and removes empty ones', () => {
  expect(textsWith({ en: 'Cups', es: 'Tazas' }, { es: ' ', th: ' ถ้วย ' })).toEqual({ en: 'Cups', th: 'ถ้วย' })
  expect(textsWith({ es: 'Tazas' }, undefined)).toEqual({ es: 'Tazas' })
})

it('finds all errors of a change', () => {
  const errors = shopErrors(
    { name: ' ', awayUntil: '2026-11-01', freeFrom: '-1', text: { en: 'a'.repeat(2_001) } },
    [],
    now,
  )
  expect(errors.map(({ field, rule }) => [field, rule])).toEqual([
    ['name', 'required'],
    ['text_en', 'max_length'],
    ['away_until', 'min'],
    ['free_from', 'format'],
  ])
})

describe('the shipping methods of a shop [field.store.settings]', () => {
  const method = { method: 'standard', cost: '3.90', eta_from: 1, eta_to: 2 }

  it('may have the names of the marketplace', () => {
    expect(methodErrors([method, { ...method, method: 'cool', names: { es: 'Frío' } }], [])).toEqual([])
  })

  it('need a name where the marketplace has none, unless they had one before', () => {
    const bicycle = { ...method, method: 'bicycle' }
    expect(methodErrors([bicycle], [])).toEqual([{ field: 'methods.0.names_en', rule: 'required' }])
    const row = { shopId: 1n, costMinor: 0n, etaFromDays: 1, etaToDays: 1, position: 0 }
    const before = { ...row, method: 'bicycle', names: { en: 'By bicycle' } }
    expect(methodErrors([bicycle], [before])).toEqual([])
    expect(methodErrors([{ ...bicycle, names: { en: '' } }], [before])).toHaveLength(1)
  })
})
