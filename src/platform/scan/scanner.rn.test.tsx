import { findScanner } from './scanner'

it('has no scanner, so that no button is shown', () => {
  expect(findScanner()).toBeNull()
})
