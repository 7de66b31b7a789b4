import { send } from './send'

const CARD = { title: 'Teapot', link: '/pages/prouduct/detail?product_id=7' }
const URL_OF_CARD = 'http://localhost/go/pages/prouduct/detail?product_id=7'

const give = (target: object, name: string, value: unknown) =>
  Object.defineProperty(target, name, { value, configurable: true })

const named = (name: string) => Object.assign(new Error(name), { name })

afterEach(() => {
  for (const name of ['share', 'clipboard']) give(navigator, name, undefined)
})

describe('sending a card from a browser', () => {
  it('offers the apps of the device the link that every target opens [screen.share-links]', async () => {
    const share = jest.fn().mockResolvedValue(undefined)
    give(navigator, 'share', share)
    await expect(send(CARD)).resolves.toBe('sent')
    expect(share).toHaveBeenCalledWith({ title: 'Teapot', url: URL_OF_CARD })
  })

  it('copies nothing when the person thought better of it', async () => {
    const writeText = jest.fn()
    give(navigator, 'share', jest.fn().mockRejectedValue(named('AbortError')))
    give(navigator, 'clipboard', { writeText })
    await expect(send(CARD)).resolves.toBe('cancelled')
    expect(writeText).not.toHaveBeenCalled()
  })

  it('copies the link where there is nothing to send with, or where it is forbidden', async () => {
    const writeText = jest.fn().mockResolvedValue(undefined)
    give(navigator, 'clipboard', { writeText })
    await expect(send(CARD)).resolves.toBe('copied')
    give(navigator, 'share', jest.fn().mockRejectedValue(named('NotAllowedError')))
    await expect(send(CARD)).resolves.toBe('copied')
    expect(writeText.mock.calls).toEqual([[URL_OF_CARD], [URL_OF_CARD]])
  })

  it('says when there is no clipboard, and when it refuses', async () => {
    await expect(send(CARD)).rejects.toThrow()
    give(navigator, 'clipboard', { writeText: jest.fn().mockRejectedValue(named('NotAllowedError')) })
    await expect(send(CARD)).rejects.toThrow()
  })
})
