import { typedPart } from './typed-part'

const marked = (text: string, typed: string) => {
  const part = typedPart(text, typed)
  return part && `${part.before}[${part.typed}]${part.after}`
}

describe('the typed part of a suggestion [field.suggest.parts]', () => {
  it.each([
    ['en', 'Lighting', 'ligh', '[Ligh]ting'],
    ['en, a later word', 'Desk lighting', 'LIGH', 'Desk [ligh]ting'],
    ['en, several words', 'Running shoes', 'running sh', '[Running sh]oes'],
    ['es', 'Jardín', 'jardi', '[Jardí]n'],
    ['es, accents typed', 'Jardin', 'jardín', '[Jardin]'],
    ['es, letters apart from their accents', 'Jardi\u0301n', 'jardi', '[Jardi\u0301]n'],
    ['es, a word within', 'Todo en Muñecas', 'mune', 'Todo en [Muñe]cas'],
    ['jp', '木のランプ', 'ラン', '木の[ラン]プ'],
    ['jp, half width', '木のランプ', 'ﾗﾝ', '木の[ラン]プ'],
    ['jp, full-width letters', 'ＬＥＤライト', 'led', '[ＬＥＤ]ライト'],
    ['th, with its vowel', 'โคมไฟตั้งโต๊ะ', 'ไฟต', 'โคม[ไฟตั้]งโต๊ะ'],
    ['zh', '陶瓷茶壶', '茶', '陶瓷[茶]壶'],
    ['zhtw', '陶瓷茶壺', '茶壺', '陶瓷[茶壺]'],
  ])('is found in %s', (_, text, typed, shown) => {
    expect(marked(text, typed)).toBe(shown)
  })

  it('is none within a word, and none for what was not typed', () => {
    expect(marked('Lighting', 'ting')).toBeNull()
    expect(marked('Lighting', '  ')).toBeNull()
    expect(marked('Lighting', 'lamp')).toBeNull()
  })

  it('leaves no letter out', () => {
    for (const typed of ['l', 'li', 'lighting']) {
      const { before, typed: part, after } = typedPart('Lighting', typed) ?? { before: '', typed: '', after: '' }
      expect(before + part + after).toBe('Lighting')
    }
  })
})
