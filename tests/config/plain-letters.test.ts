import { plainLetters } from '../../config/plain-letters'

it.each([
  [String.raw`"Inicia sesi\xf3n"`, '"Inicia sesión"'],
  [String.raw`"\xbfY\xe1?"`, '"¿Yá?"'],
  // a backslash of the text, and what is no letter
  [String.raw`"\\xe9"`, String.raw`"\\xe9"`],
  [String.raw`"\\\xe9"`, String.raw`"\\é"`],
  [String.raw`"\x1b\x7f"`, String.raw`"\x1b\x7f"`],
])('%s is written as %s, which is the same text', (shrunk, plain) => {
  expect(plainLetters(shrunk)).toBe(plain)
  expect(JSON.stringify(Function(`return ${plain}`)())).toBe(JSON.stringify(Function(`return ${shrunk}`)()))
})
