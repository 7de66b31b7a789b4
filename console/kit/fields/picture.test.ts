import { pictureUrl } from './picture'

it('asks for the width that is drawn, under the static base [const.static-base]', () => {
  expect(pictureUrl('https://x.example/media/', 'a/tea-600.webp', 300)).toBe('https://x.example/media/a/tea-300.webp')
  expect(pictureUrl('https://x.example/media', '/uploads/1-1600.webp', 600)).toBe(
    'https://x.example/media/uploads/1-600.webp',
  )
  expect(pictureUrl('https://x.example', 'https://y.example/a.png', 300)).toBe('https://y.example/a.png')
  expect(pictureUrl('https://x.example', '', 300)).toBe('')
})
