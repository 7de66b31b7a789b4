import { fold } from './fold'
import { headOf } from './head'
import { languagesOf } from './languages'
import { stem } from './stem'
import { tokensOf } from './tokens'
import { distance, hashOf, keysOf, tolerance, withoutOne } from './typos'
import { gramsOf, wordsOf } from './words'

describe('one spelling [rule.search]', () => {
  it.each([
    ['CAFÉ', 'cafe'],
    ['Ｔｅａ', 'tea'],
    ['Women’s', 'women'],
    ['น้ำชา', 'น้ำชา'],
    ['ﾊﾞｯｸﾞ', 'バッグ'],
    ['ガラス', 'ガラス'],
  ])('of %s is %s', (text, folded) => expect(fold(text)).toBe(folded))
})

describe('forms of a word', () => {
  it.each([
    ['mugs', 'mug'],
    ['boxes', 'box'],
    ['vases', 'vase'],
    ['shoes', 'shoe'],
    ['potatoes', 'potato'],
    ['cookies', 'cookie'],
    ['batteries', 'battery'],
    ['knives', 'knife'],
    ['glasses', 'glass'],
    ['buses', 'bus'],
    ['running', 'run'],
    ['hiking', 'hike'],
    ['cycling', 'cycle'],
    ['gardening', 'garden'],
    ['writing', 'write'],
  ])('make %s and %s one in English', (one, other) => expect(stem(one, 'en')).toBe(stem(other, 'en')))

  it.each([
    ['cap', 'cape'],
    ['pin', 'pine'],
    ['earring', 'ear'],
    ['glass', 'glas'],
    ['cactus', 'cactu'],
    ['dress', 'dres'],
  ])('keep %s and %s apart', (one, other) => expect(stem(one, 'en')).not.toBe(stem(other, 'en')))

  it.each([
    ['mochilas', 'mochila'],
    ['lapices', 'lapiz'],
    ['luces', 'luz'],
    ['jabones', 'jabon'],
    ['roja', 'rojo'],
  ])('make %s and %s one in Spanish', (one, other) => expect(stem(one, 'es')).toBe(stem(other, 'es')))

  it('keep camera and bed apart in Spanish', () => expect(stem('camara', 'es')).not.toBe(stem('cama', 'es')))
  it('leave an empty ending off in Chinese', () => expect(stem('杯子', 'zh')).toBe('杯'))
})

describe('words', () => {
  it('are cut by a dictionary where a script has no spaces', () => {
    expect(wordsOf('蓝色钢笔', 'zh')).toEqual(['蓝色', '钢笔'])
    expect(wordsOf('ชาเขียว', 'th')).toEqual(['ชา', 'เขียว'])
    expect(wordsOf('ストーンウェアのマグ', 'jp')).toEqual(['ストーンウェア', 'マグ'])
    expect(wordsOf('まぐ', 'jp')).toEqual(['マグ'])
  })

  it('leave out what says nothing', () => expect(wordsOf('The cup of tea', 'en')).toEqual(['cup', 'tea']))
  it('have parts in Han and kana alone', () => {
    expect(gramsOf('手提包')).toEqual(['手提', '提包', '手', '提', '包'])
    expect(gramsOf('handbag')).toEqual([])
  })
})

it.each([
  ['Blue Tea Pot with lid', 'en', 'pot'],
  ['Taza azul de gres', 'es', 'taza'],
  ['蓝色钢笔', 'zh', '钢笔'],
  ['ชาเขียว', 'th', 'ชา'],
] as const)('the thing of %s (%s) is %s', (name, language, thing) => expect(headOf(name, language)).toBe(thing))

it('reads a search in the language of the reader if its script fits [rule.search-order]', () => {
  expect(languagesOf('pan', 'es')).toEqual(['es', 'en'])
  expect(languagesOf('杯子', 'zhtw')).toEqual(['zhtw'])
  expect(languagesOf('杯子', 'en')).toEqual(['zh', 'zhtw', 'jp'])
  expect(languagesOf('ชา', 'en')).toEqual(['th'])
})

describe('words with mistakes', () => {
  it.each([
    ['hanbag', 'handbag', 1],
    ['teh', 'the', 1],
    ['shoees', 'shoes', 1],
    ['cat', 'dog', 3],
  ])('%s and %s are %d apart', (one, other, apart) => expect(distance(one, other)).toBe(apart))

  it('share a key with the word that was meant', () => {
    const kept = new Set(withoutOne('handbag').map(hashOf))
    for (const typed of ['hanbag', 'handbga', 'hamdbag', 'handdbag']) {
      expect(keysOf(typed).some((key) => kept.has(key))).toBe(true)
    }
    expect(keysOf('teapot').some((key) => kept.has(key))).toBe(false)
  })

  it('may have none when they are short', () => expect(['pen', 'shoe', 'backpack'].map(tolerance)).toEqual([0, 1, 2]))
})

it('keeps of a product its words with weights, and the forms in which they stand', () => {
  const { vector, forms } = tokensOf({
    names: { en: 'Handbag', zh: '手提包' },
    brand: 'Orrel',
    categories: [{ en: 'Bags' }],
    values: [{ en: 'Blue' }],
  })
  const all = vector.split(' ')
  for (const token of [
    "'ehandbag':1A",
    "'e!handbag':1A",
    "'ebag':1B",
    "'eblue':1B",
    "'_orrel':1B",
    "'z!包':1A",
    "'z手提':1D",
  ]) {
    expect(all).toContain(token)
  }
  expect(forms).toContainEqual({ mark: 'e', form: 'bags', lexeme: 'ebag' })
})
