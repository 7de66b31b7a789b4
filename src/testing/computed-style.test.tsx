/** tests/jest/computed-style.js answers for elements of a kind at once: what is hidden has to stay so. */
import { cleanup, screen } from '@testing-library/react'
import { has } from './find'
import { render } from './render'

afterEach(cleanup)

it('makes elements unreachable that are hidden by style, by an attribute, or inside a hidden one', () => {
  render(
    <>
      <button>Shown</button>
      <button style={{ display: 'none' }}>Hidden</button>
      <button hidden>Hidden</button>
      <div style={{ display: 'none' }}>
        <button>Hidden</button>
      </div>
      <button style={{ visibility: 'hidden' }}>Hidden</button>
      <button style={{ width: 5 }}>Small</button>
    </>,
  )
  expect(screen.getAllByRole('button').map(({ textContent }) => textContent)).toEqual(['Shown', 'Small'])
})

it('asks the style sheet of a page that has one', () => {
  render(
    <>
      <button className="away">Save</button>
      <style>{'.away { display: none }'}</style>
    </>,
  )
  expect(has('button', 'Save')).toBe(false)
  cleanup()
  render(<button className="away">Save</button>)
  expect(has('button', 'Save')).toBe(true)
})
