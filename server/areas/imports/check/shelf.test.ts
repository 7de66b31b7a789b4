import { shelfOf } from './shelf'

const row = (id: bigint, parentId: bigint | null, en: string) => ({ id, parentId, names: { en } })
const shelf = shelfOf(
  [row(1n, null, 'Home'), row(2n, 1n, 'Kitchen'), row(3n, 1n, 'Twice'), row(4n, 1n, 'twice'), row(5n, null, 'A > B')],
  [
    { id: 9n, name: 'Claywick', state: 'listed' },
    { id: 8n, name: 'Fake & Co', state: 'refused' },
  ],
)

describe('categories and brands by their texts [rule.import-check]', () => {
  it.each([
    ['home>kitchen', { id: '2' }],
    ['Home > Kitchen', { id: '2' }],
    ['2', { id: '2' }],
    ['Home', { rule: 'leaf' }],
    ['Kitchen', { rule: 'one_of' }],
    ['Home > Twice', { rule: 'ambiguous' }],
    ['99', { rule: 'one_of' }],
  ])('%s is %j', (text, found) => expect(shelf.category(text)).toEqual(found))

  it('are written so that they are found again', () => {
    expect([1n, 2n, 3n, 5n].map((id) => shelf.pathOf(id))).toEqual(['Home', 'Home > Kitchen', '3', '5'])
    expect([shelf.brand('CLAYWICK'), shelf.brand('other'), shelf.nameOf(9n)]).toEqual(['9', undefined, 'Claywick'])
    expect(shelf.brand('fake & co')).toBeNull()
  })
})
