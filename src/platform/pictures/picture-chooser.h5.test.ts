import { pictureChooser } from './picture-chooser'
import type { PickedPicture } from './types'

/** The input that the browser was asked to open. */
function opened(): HTMLInputElement {
  const [input] = click.mock.contexts
  if (!(input instanceof HTMLInputElement)) throw new Error('the browser was asked to open nothing')
  return input
}

const click = jest.spyOn(HTMLInputElement.prototype, 'click').mockImplementation(() => undefined)
const files = (...names: string[]) => names.map((name) => new File(['abc'], name, { type: 'image/png' }))

function answer(input: HTMLInputElement, chosen: File[]): void {
  Object.defineProperty(input, 'files', { value: chosen })
  input.dispatchEvent(new Event('change'))
}

beforeEach(() => {
  click.mockClear()
  URL.createObjectURL = jest.fn(() => 'blob:1')
  URL.revokeObjectURL = jest.fn()
})

const touch = (coarse: boolean) => {
  window.matchMedia = jest.fn(() => ({ matches: coarse })) as unknown as typeof window.matchMedia
}

describe('the pictures of the browser', () => {
  it('come from the camera, too, where there are fingers', () => {
    touch(true)
    expect(pictureChooser.sources()).toEqual(['camera', 'gallery'])
    touch(false)
    expect(pictureChooser.sources()).toEqual(['gallery'])
  })

  it('are chosen among files, as many as there is room for', async () => {
    const promise = pictureChooser.choose('gallery', 2)
    const input = opened()
    expect({ multiple: input.multiple, capture: input.getAttribute('capture') }).toEqual({
      multiple: true,
      capture: null,
    })
    expect(input.accept).toContain('image/jpeg')
    expect(input.accept).not.toContain('svg')
    answer(input, files('a.png', 'b.png', 'c.png'))
    const [first, ...others] = (await promise) as readonly PickedPicture[]
    expect([first, others.length]).toMatchObject([{ uri: 'blob:1', name: 'a.png', bytes: 3, type: 'image/png' }, 1])
  })

  it('are taken by the camera one at a time', async () => {
    const promise = pictureChooser.choose('camera', 5)
    const input = opened()
    expect({ multiple: input.multiple, capture: input.getAttribute('capture') }).toEqual({
      multiple: false,
      capture: 'environment',
    })
    answer(input, files('a.png'))
    expect(await promise).toHaveLength(1)
  })

  it('are asked for by one input, which is in the page', async () => {
    void pictureChooser.choose('gallery', 1)
    const promise = pictureChooser.choose('gallery', 1)
    const inputs = Array.from(document.querySelectorAll<HTMLInputElement>('input[type=file]'))
    expect(inputs.map(({ style }) => style.display)).toEqual(['none'])
    inputs.forEach((input) => answer(input, files('a.png')))
    expect(await promise).toHaveLength(1)
  })

  it('are none when nothing was chosen', async () => {
    const cancelled = pictureChooser.choose('gallery', 1)
    opened().dispatchEvent(new Event('cancel'))
    expect(await cancelled).toBe('cancelled')
  })

  it('are let go of', () => {
    pictureChooser.release?.({ uri: 'blob:1', name: 'a', bytes: 1, type: '' })
    expect(URL.revokeObjectURL).toHaveBeenCalledWith('blob:1')
  })
})
