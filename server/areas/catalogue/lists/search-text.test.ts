import { likePatterns, searchText } from './search-text'
import { matchingTerms } from './suggest'

describe('likePatterns', () => {
  it('makes one pattern of each word, in lower case, each once', () => {
    expect(likePatterns('  Red\tSHIRT red ')).toEqual(['%red%', '%shirt%'])
  })

  it('escapes %, _ and \\', () => {
    expect(likePatterns('100%_\\')).toEqual(['%100\\%\\_\\\\%'])
  })

  it('looks at eight words at most', () => {
    expect(likePatterns('a b c d e f g h i j')).toHaveLength(8)
  })
})

it('searches in all languages of the names and categories, and in the brand', () => {
  const text = searchText({
    names: { en: 'Shirt', jp: 'ＡＢシャツ' },
    brand: 'Acorn',
    categories: [{ en: 'Clothes', es: 'Ropa' }],
  })
  expect(text.split('\n')).toEqual(['acorn', 'shirt', 'abシャツ', 'clothes', 'ropa'])
})

it('suggests names with a word that begins so, those that begin so themselves first', () => {
  const names = ['Red shirt', 'Shirt', 'T-shirt', 'shirt', 'Shirts']
  expect(matchingTerms(names, ' SHIRT', 8)).toEqual(['Shirt', 'Shirts', 'Red shirt'])
  expect(matchingTerms(names, 'shirt', 1)).toEqual(['Shirt'])
})
