import { pictureUrl, rendition } from './picture'

it('asks for the other width of a rendition', () => {
  expect(rendition('img/tea-600.webp', 300)).toBe('img/tea-300.webp')
  expect(rendition('img/tea-600.avif', 600)).toBe('img/tea-600.avif')
  expect(rendition('img/tea.svg', 300)).toBe('img/tea.svg')
})

it('puts a path under the static base with one slash [const.static-base]', () => {
  expect(pictureUrl('https://media.example/', '/tea-600.webp', 300)).toBe('https://media.example/tea-300.webp')
  expect(pictureUrl('https://media.example', 'tea.svg', 300)).toBe('https://media.example/tea.svg')
})

it('keeps absolute addresses and says nothing where there is no picture', () => {
  expect(pictureUrl('https://media.example', 'https://x.example/a.png', 600)).toBe('https://x.example/a.png')
  expect(pictureUrl('https://media.example', '', 600)).toBe('')
})
