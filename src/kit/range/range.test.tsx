import { act } from '@testing-library/react'
import { redraw, render } from '@/testing/render'
import { Range } from './range'
import type { Places } from './types'

// as the H5 build has it
jest.mock('taro-ui/lib/common/utils', () => jest.requireActual('../../../config/taro-ui-h5/utils'))

const WIDTH = 200
const LEFT = 30
const moved = jest.fn()
const ended = jest.fn()

beforeAll(() => {
  const measured = { left: LEFT, width: WIDTH } as DOMRect
  jest.spyOn(HTMLElement.prototype, 'getBoundingClientRect').mockReturnValue(measured)
})
afterAll(() => jest.restoreAllMocks())
beforeEach(() => jest.clearAllMocks())

const range = (value: Places) => <Range value={value} onMove={moved} onEnd={ended} />

/** Draws it and lets it measure its line. */
async function draw(value: Places): Promise<void> {
  await act(async () => void render(range(value)))
}

const all = (name: string) => Array.from(document.querySelectorAll<HTMLElement>(name))
const places = () => all('.range__thumb').map(({ style }) => style.left)

/** A touch of a thumb at a place of the line, in percent. */
function touch(thumb: 0 | 1, type: 'touchmove' | 'touchend' | 'touchcancel', percent = 0): void {
  const event = new Event(type, { bubbles: true, cancelable: true })
  Object.assign(event, { touches: [{ clientX: LEFT + (percent / 100) * WIDTH }] })
  act(() => void all('.at-range__slider')[thumb]?.dispatchEvent(event))
}

it('says where its thumbs are while one is moved, and when it is let go', async () => {
  await draw([0, 100])
  touch(1, 'touchmove', 60)
  expect(moved).toHaveBeenLastCalledWith([0, 60])
  expect(places()).toEqual(['0%', '60%'])
  expect(ended).not.toHaveBeenCalled()
  touch(1, 'touchend')
  expect(ended).toHaveBeenCalledWith([0, 60])
})

it('keeps the thumb under the finger when it passes the other one', async () => {
  await draw([40, 60])
  touch(0, 'touchmove', 70)
  redraw(range([60, 70]))
  touch(0, 'touchmove', 80)
  expect(moved).toHaveBeenLastCalledWith([60, 80])
})

it('lets go when the touch is taken away', async () => {
  await draw([0, 100])
  touch(1, 'touchmove', 60)
  touch(1, 'touchcancel')
  expect(ended).toHaveBeenCalledWith([0, 60])
  redraw(range([0, 100]))
  expect(places()).toEqual(['0%', '100%'])
})

it('does not leave the line', async () => {
  await draw([20, 80])
  touch(0, 'touchmove', -50)
  expect(moved).toHaveBeenLastCalledWith([0, 80])
})

it('follows its value, and stays there when it is tapped', async () => {
  await draw([0, 100])
  redraw(range([25, 75]))
  expect(places()).toEqual(['25%', '75%'])
  touch(0, 'touchend')
  act(() => void all('.at-range__slider')[0]?.click())
  expect(moved).not.toHaveBeenCalled()
  expect(places()).toEqual(['25%', '75%'])
})

it('is kept from assistive technology, which has the fields beside it', async () => {
  await draw([0, 100])
  expect(all('.range')[0]?.getAttribute('aria-hidden')).toBe('true')
})
