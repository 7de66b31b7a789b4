import { act, screen } from '@testing-library/react'
import { DisplayContext, type Display } from '@/kit/display/display-context'
import { box, fakeObservers } from '@/testing/fake-observers'
import { redraw, render } from '@/testing/render'
import { VirtualList } from './virtual-list'

const ROW = 50
const DISPLAY: Display = { language: 'en', symbol: '$', rate: '1', staticUrl: '' }

const observers = fakeObservers()
let rowHeight = ROW
let width = 375
let shown = true

beforeAll(() => {
  // jsdom lays nothing out: a box is as high as its buttons, or as its style says
  jest.spyOn(HTMLElement.prototype, 'getBoundingClientRect').mockImplementation(function (this: HTMLElement) {
    const rows = this.matches('button') ? 1 : this.querySelectorAll('button').length
    const height = Number.parseFloat(this.style.height) || rows * rowHeight
    return box(0, shown ? height : 0)
  })
  jest.spyOn(HTMLElement.prototype, 'clientWidth', 'get').mockImplementation(() => (shown ? width : 0))
})
afterAll(() => jest.restoreAllMocks())
// the code of blocks comes with the first long list
beforeAll(async () => {
  render(<List items={names(21)} />)
  await act(async () => {
    await import('./blocks.h5')
  })
})
beforeEach(() => {
  rowHeight = ROW
  width = 375
  shown = true
})

const names = (count: number) => Array.from({ length: count }, (_, index) => `Row ${index + 1}`)

function List({ items, display = DISPLAY }: { items: readonly string[]; display?: Display }) {
  return (
    <DisplayContext.Provider value={display}>
      <div className="scroll" role="group" aria-label="list">
        <VirtualList items={items} keyOf={(item) => item} row={(item) => <button type="button">{item}</button>} />
      </div>
    </DisplayContext.Provider>
  )
}

const rows = () => screen.queryAllByRole('button').map(({ textContent }) => textContent)
const list = () => screen.getByRole('group', { name: 'list' })
const blocks = () => Array.from(list().children).filter((child): child is HTMLElement => child.matches('div'))
const heights = () => blocks().map(({ style }) => style.height)
const button = (name: string) => screen.getByRole('button', { name })
const far = (...at: number[]) => observers.see(pick(at), false)
const near = (...at: number[]) => observers.see(pick(at), true)
const pick = (at: readonly number[]) => blocks().filter((_, place) => at.includes(place))

/** A list whose blocks have all been near. */
function draw(count: number): void {
  render(<List items={names(count)} />)
  near(...blocks().keys())
}

it('draws a short list as it is', () => {
  render(<List items={names(20)} />)
  expect(rows()).toEqual(names(20))
  expect(blocks()).toEqual([])
})

it('leaves out blocks that are far, and keeps their room', () => {
  draw(100)
  expect(rows()).toHaveLength(100)
  far(0, 1, 3)
  expect(rows()).toEqual([...names(20), ...names(80).slice(60)])
  expect(heights()).toEqual(['1000px', '1000px', '', '1000px'])
})

it('draws them again once they are near', () => {
  draw(100)
  far(0, 1, 2, 3)
  near(1)
  expect(rows()).toEqual([...names(20), ...names(60).slice(40)])
  expect(heights()[1]).toBe('')
})

it('watches them in the box that scrolls, one and a half of its heights around', () => {
  draw(100)
  for (const block of blocks()) {
    expect(observers.watching(block)?.root === list()).toBe(true)
    expect(observers.watching(block)?.rootMargin).toBe('150% 0px')
  }
})

it('draws of a long list that is there at once only its beginning, and guesses the height of the rest', () => {
  render(<List items={names(10_000)} />)
  expect(rows()).toEqual(names(60))
  expect(heights().slice(2)).toEqual(Array.from({ length: 497 }, () => '1000px'))
})

it('draws what is added at the end', () => {
  draw(1000)
  far(...blocks().keys())
  redraw(<List items={names(1020)} />)
  expect(rows()).toEqual([...names(20), ...names(1020).slice(1000)])
})

it('keeps a block with the focus inside until the focus leaves it', () => {
  draw(100)
  act(() => button('Row 30').focus())
  far(0, 1)
  expect(rows()).toContain('Row 30')
  expect(rows()).not.toContain('Row 50')
  act(() => button('Row 31').focus())
  expect(document.activeElement?.textContent).toBe('Row 31')
  expect(rows()).toContain('Row 30')
  act(() => button('Row 1').focus())
  expect(rows()).not.toContain('Row 30')
  expect(heights()[0]).toBe('1000px')
})

it('leaves a covered page as it is', () => {
  draw(100)
  far(0)
  shown = false
  far(0, 1, 2, 3)
  expect(rows()).toHaveLength(80)
  expect(heights()).toEqual(['1000px', '', '', ''])
})

it.each([
  ['the width', () => void (width = 812), DISPLAY],
  ['the language', () => undefined, { ...DISPLAY, language: 'th' as const }],
  ['the currency', () => undefined, { ...DISPLAY, symbol: '฿', rate: '36' }],
])('guesses heights anew when %s changes', (_name, change, display) => {
  draw(100)
  far(0, 1)
  rowHeight = 60
  change()
  observers.resize()
  redraw(<List items={names(100)} display={display} />)
  expect(heights()).toEqual(['1200px', '1200px', '', ''])
})

it('guesses the height of a block whose items are others now', () => {
  draw(60)
  rowHeight = 70
  far(0)
  rowHeight = ROW
  far(1)
  expect(heights()).toEqual(['1400px', '1000px'])
  redraw(<List items={names(61).slice(1)} />)
  expect(heights()).toEqual(['1000px', '1000px'])
})

it('takes no notice of blocks that are gone', () => {
  draw(100)
  const before = blocks()
  redraw(<List items={names(20)} />)
  observers.see(before, false)
  redraw(<List items={names(40)} />)
  expect(rows()).toEqual(names(40))
})
