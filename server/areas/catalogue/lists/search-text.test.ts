import { searchText } from './search-text'
import { beginning, namesOf } from './names'
import { asWritten } from './suggest'

it('searches in all languages of the names and categories, and in the brand', () => {
  const text = searchText({
    names: { en: 'Shirt', jp: 'ＡＢシャツ' },
    brand: 'Ácorn',
    categories: [{ en: 'Clothes', es: 'Ropa' }],
  })
  expect(text.split('\n')).toEqual(['acorn', 'shirt', 'abシャツ', 'clothes', 'ropa'])
})

it('suggests names with a word that begins so, those that begin so themselves first', () => {
  const listed = ['Red shirt', 'Shirt', 'T-shirt', 'shirt', 'Shirts', '茶色のシャツ'].map((name) => ({ name }))
  const names = namesOf(listed, '', () => listed)
  const found = (typed: string, limit = 8) => beginning(names, typed, limit).map(({ name }) => name)
  expect(found(' SHIRT')).toEqual(['Shirt', 'Shirts', 'Red shirt'])
  expect([found('shirt', 1), found('シャ'), found(' ')]).toEqual([['Shirt'], ['茶色のシャツ'], []])
})

it('writes words of the index as names have them, where it spells them otherwise', () => {
  const products = [{ name_en: 'Camera', name_es: 'Cámara de viaje', name_jp: 'まるいメガネ' }]
  expect(asWritten(['camera', 'camp'], products, 'en')).toEqual(['camera', 'camp'])
  expect(asWritten(['camara', 'camion'], products, 'es')).toEqual(['cámara'])
  expect(asWritten(['メガネ', 'マルイ'], products, 'jp')).toEqual(['メガネ'])
})
