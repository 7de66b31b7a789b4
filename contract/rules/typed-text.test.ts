import { plainDigits, plainText } from './typed-text'

describe('a typed or pasted text', () => {
  it.each([
    ['ann@souk.test\u200b', 'ann@souk.test'],
    ['\ufeffann\u00ad@souk.test', 'ann@souk.test'],
    ['ａｎｎ＠ｓｏｕｋ．ｔｅｓｔ', 'ann@souk.test'],
    ['\u202eSAVE10\u202c', 'SAVE10'],
    ['\u3000ＳＡＶＥ１０\u00a0', 'SAVE10'],
    ['SAVE\u00a010', 'SAVE 10'],
    ['คำ', 'คำ'],
    ['ﬁ', 'ﬁ'],
    ['🐫', '🐫'],
    ['\u200b', ''],
  ])('%j is %j', (typed, plain) => expect(plainText(typed)).toBe(plain))

  it.each([
    ['１２３４５６', '123456'],
    ['๑๒๓', '123'],
    ['١٢٣', '123'],
    ['۱۲۳', '123'],
    ['१२३', '123'],
    ['১২৩', '123'],
    ['\u200e+66\u00a081', '+66 81'],
  ])('the number %j is %j', (typed, plain) => expect(plainDigits(typed)).toBe(plain))
})
