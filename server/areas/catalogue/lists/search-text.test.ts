import { searchText } from './search-text'
import { matchingTerms } from './suggest'

it('searches in all languages of the names and categories, and in the brand', () => {
  const text = searchText({
    names: { en: 'Shirt', jp: 'ＡＢシャツ' },
    brand: 'Ácorn',
    categories: [{ en: 'Clothes', es: 'Ropa' }],
  })
  expect(text.split('\n')).toEqual(['acorn', 'shirt', 'abシャツ', 'clothes', 'ropa'])
})

it('suggests names with a word that begins so, those that begin so themselves first', () => {
  const names = ['Red shirt', 'Shirt', 'T-shirt', 'shirt', 'Shirts']
  expect(matchingTerms(names, ' SHIRT', 8)).toEqual(['Shirt', 'Shirts', 'Red shirt'])
  expect(matchingTerms(names, 'shirt', 1)).toEqual(['Shirt'])
})
