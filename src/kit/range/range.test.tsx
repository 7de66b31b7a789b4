import { act, screen } from '@testing-library/react'
import { useState } from 'react'
import { user } from '@/testing/person'
import { redraw, render } from '@/testing/render'
import { Range } from './range'
import type { Places } from './types'

const WIDTH = 200
const moved = jest.fn()
const ended = jest.fn()

beforeAll(() => {
  // jsdom lays nothing out and knows no pointers
  const measured = { left: 30, width: WIDTH } as DOMRect
  jest.spyOn(HTMLElement.prototype, 'getBoundingClientRect').mockReturnValue(measured)
  HTMLElement.prototype.setPointerCapture = jest.fn()
})
afterAll(() => jest.restoreAllMocks())
beforeEach(() => jest.clearAllMocks())

const range = (value: Places, step?: number) => (
  <Range
    id="range"
    value={value}
    labels={['Lowest', 'Highest']}
    textOf={(percent) => `€${percent}`}
    step={step}
    onMove={moved}
    onEnd={ended}
  />
)

/** A range that keeps what it was set to, as the app's does. */
function Kept({ start, step }: { start: Places; step?: number }) {
  const [value, setValue] = useState(start)
  moved.mockImplementation(setValue)
  return range(value, step)
}

const LOW = 'Lowest'
const HIGH = 'Highest'
const thumb = (name: string) => screen.getByRole('slider', { name })
const nows = () => [LOW, HIGH].map((name) => thumb(name).getAttribute('aria-valuenow'))
const seen = () => [LOW, HIGH].map((name) => thumb(name).style.left)

/** A finger or a mouse at a distance, in percent of the line, from where it took the thumb. */
function point(name: string, type: string, percent = 0, { pointerId = 1, button = 0 } = {}): void {
  const event = new MouseEvent(type, { bubbles: true, button, clientX: 77 + (percent / 100) * WIDTH })
  Object.assign(event, { pointerId })
  act(() => void thumb(name).dispatchEvent(event))
}

describe('by finger and mouse', () => {
  it('says where its thumbs are while one is dragged, and when it is let go', () => {
    render(range([0, 100]))
    point(HIGH, 'pointerdown')
    point(HIGH, 'pointermove', -40)
    expect(moved).toHaveBeenLastCalledWith([0, 60])
    expect(seen()).toEqual(['0%', '60%'])
    expect(ended).not.toHaveBeenCalled()
    point(HIGH, 'pointerup')
    expect(ended).toHaveBeenCalledWith([0, 60])
  })

  it('keeps the thumb under the finger when it passes the other one, and says the lower first', () => {
    render(<Kept start={[40, 60]} />)
    point(LOW, 'pointerdown')
    point(LOW, 'pointermove', 30)
    point(LOW, 'pointermove', 40)
    expect(moved).toHaveBeenLastCalledWith([60, 80])
    expect(seen()).toEqual(['80%', '60%'])
    expect(nows()).toEqual(['60', '80'])
    point(LOW, 'pointerup')
    expect(seen()).toEqual(['60%', '80%'])
  })

  it('is over when the system takes the touch away', () => {
    render(range([0, 100]))
    point(HIGH, 'pointerdown')
    point(HIGH, 'pointermove', -40)
    point(HIGH, 'pointercancel')
    expect(ended).toHaveBeenCalledWith([0, 60])
    redraw(range([0, 100]))
    expect(seen()).toEqual(['0%', '100%'])
  })

  it('does not leave the line', () => {
    render(range([20, 80]))
    point(LOW, 'pointerdown')
    point(LOW, 'pointermove', -50)
    expect(moved).toHaveBeenLastCalledWith([0, 80])
    point(LOW, 'pointermove', 500)
    expect(moved).toHaveBeenLastCalledWith([80, 100])
  })

  it('stays where it is when it is tapped, or passed by, or pressed with another button', () => {
    render(range([25, 75]))
    point(LOW, 'pointermove', 20)
    point(LOW, 'pointerdown')
    point(LOW, 'pointerup')
    point(LOW, 'pointerdown', 0, { button: 2 })
    point(LOW, 'pointermove', 20)
    expect(moved).not.toHaveBeenCalled()
    expect(ended).not.toHaveBeenCalled()
  })

  it('follows one finger at a time', () => {
    render(range([20, 80]))
    point(LOW, 'pointerdown')
    point(HIGH, 'pointerdown', 0, { pointerId: 2 })
    point(HIGH, 'pointermove', -10, { pointerId: 2 })
    expect(moved).not.toHaveBeenCalled()
    point(LOW, 'pointermove', 10)
    point(HIGH, 'pointerup', 0, { pointerId: 2 })
    expect(moved).toHaveBeenLastCalledWith([30, 80])
    expect(ended).not.toHaveBeenCalled()
  })
})

describe('by keys', () => {
  it('is two sliders that say their value in words, and how far they go', () => {
    render(range([25, 75]))
    const said = (name: string) =>
      ['min', 'max', 'now', 'text'].map((part) => thumb(name).getAttribute(`aria-value${part}`))
    expect(said(LOW)).toEqual(['0', '75', '25', '€25'])
    expect(said(HIGH)).toEqual(['25', '100', '75', '€75'])
  })

  it.each([
    ['{ArrowRight}', ['23', '80']],
    ['{ArrowUp}', ['23', '80']],
    ['{ArrowLeft}', ['17', '80']],
    ['{ArrowDown}', ['17', '80']],
    ['{PageUp}', ['50', '80']],
    ['{PageDown}', ['0', '80']],
    ['{Home}', ['0', '80']],
    ['{End}', ['80', '80']],
    ['{ArrowRight}{Tab}{ArrowLeft}', ['23', '77']],
    ['{Tab}{Home}', ['20', '20']],
    ['{Tab}{End}', ['20', '100']],
    ['a', ['20', '80']],
  ])('%s moves to %j', async (keys, expected) => {
    render(<Kept start={[20, 80]} step={3} />)
    await user.tab()
    await user.keyboard(keys)
    expect(nows()).toEqual(expected)
  })

  it('sets the value at once, and nothing at an end', async () => {
    render(range([0, 100]))
    await user.tab()
    await user.keyboard('{ArrowLeft}')
    expect(ended).not.toHaveBeenCalled()
    await user.keyboard('{ArrowRight}')
    expect(moved.mock.calls).toEqual([[[1, 100]]])
    expect(ended.mock.calls).toEqual([[[1, 100]]])
  })
})
