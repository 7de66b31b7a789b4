import { comparable } from './comparable'

it.each([
  ['Balón', 'balon'],
  ['BALO\u0301N', 'balon'],
  ['Ñandú', 'nandu'],
  ['Ｓｏｕｋ', 'souk'],
  ['น้ำ', 'น้ํา'],
  ['がく', 'がく'],
  ['한국', '한국'],
])('compares %j as %j', (text, plain) => expect(comparable(text)).toBe(plain))
