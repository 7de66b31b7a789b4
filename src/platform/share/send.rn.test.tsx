import { Share } from 'react-native'
import { send } from './send'

const CARD = { title: 'Teapot', link: '/pages/prouduct/detail?product_id=7' }

afterEach(() => jest.restoreAllMocks())

it('offers the apps of the phone the link that every target opens', async () => {
  const share = jest.spyOn(Share, 'share').mockResolvedValue({ action: Share.sharedAction })
  await expect(send(CARD)).resolves.toBe('sent')
  expect(share.mock.calls[0]?.[0]).toMatchObject({
    message: 'Teapot\nhttp://127.0.0.1:3000/go/pages/prouduct/detail?product_id=7',
  })
})

it('reports that the user cancelled', async () => {
  jest.spyOn(Share, 'share').mockResolvedValue({ action: Share.dismissedAction })
  await expect(send(CARD)).resolves.toBe('cancelled')
})
