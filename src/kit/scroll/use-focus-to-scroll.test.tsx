import { screen } from '@testing-library/react'
import { type ReactNode, useRef } from 'react'
import { redraw, render } from '@/testing/render'
import { useFocusToScroll } from './use-focus-to-scroll'

const LABEL = 'Terms'
let content = 0

beforeAll(() => {
  // jsdom lays nothing out
  jest.spyOn(HTMLElement.prototype, 'scrollHeight', 'get').mockImplementation(() => content)
  jest.spyOn(HTMLElement.prototype, 'clientHeight', 'get').mockReturnValue(100)
})
afterAll(() => jest.restoreAllMocks())

function Scrolling({ children }: { children: ReactNode }) {
  const box = useRef<HTMLDivElement>(null)
  const focused = useFocusToScroll(box)
  return (
    <div ref={box} role="group" aria-label={LABEL} tabIndex={focused ? 0 : undefined}>
      {children}
    </div>
  )
}
const takesFocus = () => screen.getByRole('group', { name: LABEL }).tabIndex === 0

it('is true of a box that is longer than its place and holds nothing that takes the focus', () => {
  content = 300
  render(<Scrolling>Long</Scrolling>)
  expect(takesFocus()).toBe(true)
  redraw(
    <Scrolling>
      <a href="#">Agree</a>
    </Scrolling>,
  )
  expect(takesFocus()).toBe(false)
})

it('is false where all of it is seen', () => {
  content = 100
  render(<Scrolling>Short</Scrolling>)
  expect(takesFocus()).toBe(false)
})
