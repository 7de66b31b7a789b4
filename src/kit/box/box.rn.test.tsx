import { cleanup, render, screen } from '@testing-library/react-native'
import { Box } from './box'
import type { BoxRole } from './types'

afterEach(cleanup)

const drawn = () => screen.getByTestId('box').props

it('says how far something is, and that it is in progress', () => {
  render(
    <Box id="box" role="progressbar" label="Free shipping" percent={40} busy>
      {null}
    </Box>,
  )
  expect(drawn()).toMatchObject({
    nativeID: 'box',
    accessibilityRole: 'progressbar',
    accessibilityLabel: 'Free shipping',
    accessibilityValue: { min: 0, max: 100, now: 40 },
    accessibilityState: { busy: true },
  })
})

it.each<[BoxRole, string | undefined]>([
  ['list', 'list'],
  ['alert', 'alert'],
  ['main', undefined],
  ['region', undefined],
])('is a %s only where the platform knows one', (role, known) => {
  render(
    <Box id="box" role={role}>
      {null}
    </Box>,
  )
  expect(drawn().accessibilityRole).toBe(known)
  expect(drawn().accessibilityValue).toBeUndefined()
})
