import { Image } from 'react-native'
import { readAsset } from './read-asset.rn'

jest.mock('expo-file-system', () => ({ readAsStringAsync: async (uri: string) => `the file ${uri}` }))

const standsAt = (uri: string) => jest.spyOn(Image, 'resolveAssetSource').mockReturnValue({ uri } as never)

afterEach(() => jest.restoreAllMocks())

it('reads a file that ships with the app', async () => {
  standsAt('file:///app/cities.txt')
  await expect(readAsset(7)).resolves.toBe('the file file:///app/cities.txt')
})

it('fetches it from the development server', async () => {
  standsAt('http://localhost:8081/cities.txt')
  globalThis.fetch = jest.fn(async () => ({ text: async () => 'served' })) as never
  await expect(readAsset(7)).resolves.toBe('served')
})
