import type { Brand } from '@contract/entities/product'
import { brandGroups, letterOf } from './brand-groups'

const brand = (name: string): Brand => ({ brand_id: name, name, image: '', ground: '' })

describe('brands from A to Z', () => {
  it.each([
    ['Ember', 'E'],
    ['élan', 'E'],
    [' oak', 'O'],
    ['3rd Shelf', '#'],
    ['&Tonic', '#'],
    ['茶屋', '茶'],
    ['', '#'],
  ])('“%s” stands under %s', (name, letter) => {
    expect(letterOf(name)).toBe(letter)
  })

  it('are grouped by letter in order, other characters at the end', () => {
    const groups = brandGroups(['3rd Shelf', 'Ash', 'Aster', 'Élan'].map(brand))
    expect(groups.map(({ letter, brands }) => [letter, brands.map(({ name }) => name)])).toEqual([
      ['A', ['Ash', 'Aster']],
      ['E', ['Élan']],
      ['#', ['3rd Shelf']],
    ])
  })
})
