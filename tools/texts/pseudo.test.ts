import { pseudo } from './pseudo'

it.each([
  ['Cart', '[Çárt ··]'],
  ['Hello, {name}', '[Hélló, {name} ··]'],
  [
    '{count, plural, one {# piece} other {# pieces of {name}}}',
    '{count, plural, one {[# píéçé ··]} other {[# píéçéš óf {name} ··]}}',
  ],
  ['{code}', '{code}'],
])('writes %s as %s', (message, written) => expect(pseudo(message)).toBe(written))
