import { createWaiting } from './until'

describe('waiting', () => {
  it("ends with the condition's value as soon as the app has done something", async () => {
    let value: string | null = null
    const waiting = createWaiting(
      () => undefined,
      () => '',
    )
    const asked = waiting.until(() => value, 'the value')
    value = 'there'
    waiting.turn()
    await expect(asked).resolves.toBe('there')
  })

  it('accepts 0 and an empty text as values', async () => {
    const waiting = createWaiting(
      () => undefined,
      () => '',
    )
    await expect(waiting.until(() => 0, 'a number')).resolves.toBe(0)
    await expect(waiting.until(() => '', 'a text')).resolves.toBe('')
  })

  it('times out with the awaited condition and the text on the screen', async () => {
    const waiting = createWaiting(
      () => undefined,
      () => 'on the screen: tea',
    )
    await expect(waiting.until(() => null, 'coffee', 20)).rejects.toThrow(
      /coffee: it did not come in 20 ms\non the screen: tea/,
    )
  })

  it('fails at once when the app has crashed, or the condition throws', async () => {
    const waiting = createWaiting(
      () => 'boom',
      () => '',
    )
    await expect(waiting.until(() => null, 'tea')).rejects.toThrow('tea: the app crashed: boom')
    const broken = waiting.until(() => {
      throw new Error('no such thing')
    }, 'tea')
    await expect(broken).rejects.toThrow('no such thing')
  })
})
