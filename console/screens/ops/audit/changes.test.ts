import { changesOf } from './changes'

it('shows what changed, and nothing else', () => {
  const before = { status: 'paid', carrier: null, lines: [1] }
  const after = { status: 'shipped', carrier: 'CTT', lines: [1], late: false }
  expect(changesOf({ before, after })).toEqual([
    { name: 'status', before: 'paid', after: 'shipped' },
    { name: 'carrier', before: '', after: 'CTT' },
    { name: 'late', before: '', after: 'false' },
  ])
})
