import { Linking } from 'react-native'
import { openBrowser, RETURN_WAY } from './open'

afterEach(() => jest.restoreAllMocks())

it("opens the system's browser, from which souk:// leads back", async () => {
  const opened = jest.spyOn(Linking, 'openURL').mockReset().mockResolvedValue(true)
  await openBrowser('https://pay.example/session/1?a=b')
  expect(opened.mock.calls).toEqual([['https://pay.example/session/1?a=b']])
  expect(RETURN_WAY).toBe('app')
})

it('opens nothing but web addresses, and rejects where there is no browser', async () => {
  const opened = jest.spyOn(Linking, 'openURL').mockReset().mockRejectedValue(new Error('nobody opens it'))
  await expect(openBrowser('tel:123')).rejects.toThrow('only a web address')
  expect(opened).not.toHaveBeenCalled()
  await expect(openBrowser('https://pay.example/')).rejects.toThrow('nobody opens it')
})
