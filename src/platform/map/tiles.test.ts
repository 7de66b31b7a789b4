import { readTiles } from './tiles'

it('separates the address of the tiles from the attribution [map.tiles]', () => {
  expect(readTiles('https://tile.example/{z}/{x}/{y}.png#© Makers of maps')).toEqual({
    url: 'https://tile.example/{z}/{x}/{y}.png',
    credit: '© Makers of maps',
  })
  expect(readTiles('http://127.0.0.1:1/{z}/{x}/{y}')).toEqual({ url: 'http://127.0.0.1:1/{z}/{x}/{y}', credit: '' })
})

it.each([
  '',
  'https://tile.example/1.png',
  'javascript:{z}{x}{y}',
  'https://tile.example/{z}/{x}/{y}"onload',
  '{z}{x}{y}',
])('takes "%s" for none', (setting) => expect(readTiles(setting)).toBeNull())
