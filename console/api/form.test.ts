import { fillPath, formOf } from './form'

it('writes fields as the server reads them [wire.form]', () => {
  const fields = { q: 'a & ü', late: true, all: false, p: 2, ids: ['1', '2'], none: undefined, empty: null, clear: '' }
  expect([...formOf(fields)]).toEqual([
    ['q', 'a & ü'],
    ['late', '1'],
    ['all', '0'],
    ['p', '2'],
    ['ids', '["1","2"]'],
    ['clear', ''],
  ])
})

it('fills the path, and leaves the other fields', () => {
  expect(fillPath('/brand/:id', { id: '4 5', p: 2 })).toEqual({ path: '/brand/4%205', rest: { p: 2 } })
  expect(() => fillPath('/brand/:id', {})).toThrow('needs id')
})
