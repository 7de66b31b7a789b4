import { Linking } from 'react-native'
import { openDocument } from './open-document'

afterEach(() => jest.restoreAllMocks())

it('opens the document in the phone’s browser, and web addresses alone', async () => {
  const opened = jest.spyOn(Linking, 'openURL').mockReset().mockResolvedValue(true)
  await openDocument('https://souk.test/api/about_us-policy/document?lang=en')
  await expect(openDocument('tel:123')).rejects.toThrow('only a web address')
  expect(opened.mock.calls).toEqual([['https://souk.test/api/about_us-policy/document?lang=en']])
})
