import { send } from './send'

const CARD = { title: 'Teapot', link: '/pages/prouduct/detail?product_id=7' }
const URL_OF_CARD = 'http://localhost/go/pages/prouduct/detail?product_id=7'

const give = (target: object, name: string, value: unknown) =>
  Object.defineProperty(target, name, { value, configurable: true })

const named = (name: string) => Object.assign(new Error(name), { name })

afterEach(() => {
  for (const name of ['share', 'clipboard']) give(navigator, name, undefined)
  give(document, 'execCommand', undefined)
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

  it('copies without the clipboard of secure pages or where it refuses, and says when that is refused too', async () => {
    let selected = ''
    give(document, 'execCommand', () => {
      selected = (document.activeElement as HTMLTextAreaElement).value
      return selected !== ''
    })
    await expect(send(CARD)).resolves.toBe('copied')
    expect(selected).toBe(URL_OF_CARD)
    expect(document.querySelector('textarea')).toBeNull()
    const refusing = { writeText: jest.fn().mockRejectedValue(named('NotAllowedError')) }
    give(navigator, 'clipboard', refusing)
    await expect(send(CARD)).resolves.toBe('copied')
    expect(refusing.writeText).toHaveBeenCalledTimes(1)
    give(document, 'execCommand', () => false)
    await expect(send(CARD)).rejects.toThrow()
  })
})
