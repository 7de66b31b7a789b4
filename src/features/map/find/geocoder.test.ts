import Taro from '@tarojs/taro'
import { findPlaces, placeAt } from './geocoder'

const PLACE = { lat: '1', lon: '2', display_name: 'Here', address: { city: 'Here' } }
const request = jest.spyOn(Taro, 'request')
const answers = (data: unknown, statusCode = 200) => request.mockResolvedValue({ statusCode, data } as never)

it("searches for places by name, in the user's language, and sends the service nothing else [map.geocoder]", async () => {
  answers([PLACE, { broken: true }])
  await expect(findPlaces('https://geo.example', 'São Paulo & co', 'es')).resolves.toMatchObject([{ title: 'Here' }])
  const [{ url, header }] = request.mock.calls[0] as [{ url: string; header?: object }]
  expect(url).toBe(
    'https://geo.example/search?q=S%C3%A3o%20Paulo%20%26%20co&limit=6&accept-language=es&format=jsonv2&addressdetails=1',
  )
  expect(header).toBeUndefined()
})

it('queries a point, which may be nothing [map.geocoder]', async () => {
  answers({ error: 'Unable to geocode' })
  await expect(placeAt('https://geo.example', { lat: 1, lng: -2 }, 'en')).resolves.toBeNull()
  expect((request.mock.lastCall as [{ url: string }])[0].url).toContain('/reverse?lat=1&lon=-2&')
})

it('rejects an invalid answer of a geocoder [map.geocoder]', async () => {
  answers([PLACE], 502)
  await expect(findPlaces('https://geo.example', 'x', 'en')).rejects.toThrow('502')
  answers('<html>')
  await expect(findPlaces('https://geo.example', 'x', 'en')).rejects.toThrow('no list')
})
