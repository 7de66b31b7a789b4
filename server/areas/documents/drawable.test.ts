import { LANGUAGE_CODES } from '@contract/base/languages'
import { wordsOf } from '../../kernel/text/catalogue'
import { drawable } from './drawable'
import { fontOf, groupOf } from './fonts'

/** The letters of a text that no font of the documents has. */
const missing = (text: string) => [...new Set(drawable(text))].filter((letter) => groupOf(letter) === null)

describe('a text of a document', () => {
  it.each(LANGUAGE_CODES)('has a font for every letter of what documents say in %s [const.languages]', (language) => {
    const said = (['about', 'company', 'invoice', 'slip', 'statement'] as const).map((name) => wordsOf(name, language))
    const text = `${said.flatMap((words) => Object.values(words)).join('')}€¥฿₫$−·`
    expect(drawable(text).replaceAll('\u0e4d', '')).toHaveLength(text.replaceAll(/\s/g, ' ').length)
    expect(missing(text)).toEqual([])
  })

  it.each([
    ['Arabic', 'محمد عبد الله، شارع ١٢٣'],
    ['Persian', 'می‌خواهم ۱۲۳ کتاب'],
    ['Hebrew', 'דָּוִד כהן, ׳הרצל׳'],
    ['Korean', '김철수 뷁 서울특별시'],
    ['Hindi', 'हिन्दी किशोर कुमार'],
    ['Greek', 'Γιώργος Παπαδόπουλος ἀρχή'],
    ['Ukrainian', 'Олена Ґалаган Київ'],
    ['Vietnamese', 'Nguyễn Thị Ơ'],
  ])('keeps its letters in %s', (_, text) => {
    expect(drawable(text)).toBe(text.normalize('NFC'))
    expect(missing(text)).toEqual([])
  })

  it('has composed accents and syllables, and marks that do not compose where a font places them', () => {
    expect(drawable('Jose\u0301 A\u030angstro\u0308m \u1112\u1161\u11ab')).toBe('José Ångström 한')
    expect(drawable('x\u0302')).toBe('x\u0302')
    expect(missing('x\u0302')).toEqual([])
  })

  it('has a readable substitute where a script has no font', () => {
    expect(drawable('রহিম, ქართული, தமிழ்')).toBe('rhim, kartuli, tmil')
    expect(drawable('Tea 🍵\ufe0f in 🇪🇸')).toBe('Tea :tea: in ES')
    expect(drawable('\u{10fffd}')).toBe('\ufffd')
  })

  it('has no bidirectional controls and nothing unseen, and Thai vowels are decomposed', () => {
    expect(drawable('a\u202eb\u00a0c\u200d\u00ad\u3164')).toBe('ab c')
    expect(drawable('น้ำ')).toBe('น\u0e4d้า')
  })
})

describe('a font', () => {
  it('is the same when it is asked for again', () => {
    expect(fontOf('han-bold')).toBe(fontOf('han-regular'))
  })
})
