import { cleanup, render, screen } from '@testing-library/react-native'
import { View } from 'react-native'
import { SafeAreaProvider } from 'react-native-safe-area-context'
import { SafeArea } from './safe-area'

const phone = { frame: { x: 0, y: 0, width: 375, height: 812 }, insets: { top: 44, right: 0, bottom: 34, left: 0 } }

afterEach(cleanup)

it.each([
  ['top', 44],
  ['bottom', 34],
] as const)('is as high as what the phone covers at its %s', (edge, height) => {
  render(
    <SafeAreaProvider initialMetrics={phone}>
      <SafeArea edge={edge} />
    </SafeAreaProvider>,
  )
  const heights = screen.UNSAFE_getAllByType(View).map(({ props }) => props.style?.height)
  expect(heights).toContain(height)
})
