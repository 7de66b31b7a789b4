import { cleanup, fireEvent, render, screen, within } from '@testing-library/react-native'
import { AppState, Modal } from 'react-native'
import { Text } from '@/kit/text/text'
import { OverDialogs } from './over-dialogs.rn'
import { Overlay } from './overlay'

const mockPage: { hide?: () => void } = {}
// where Babel looks for it on React Native
jest.mock('@tarojs/taro-rn/dist/api', () => ({
  useDidHide: (handler: () => void) => {
    mockPage.hide = handler
  },
}))

afterEach(cleanup)

function draw(onClose: () => void) {
  render(
    <Overlay id="sheet" label="Choose a size" onClose={onClose}>
      <Text>Small</Text>
    </Overlay>,
  )
}

it('closes by the back button of the phone', () => {
  const onClose = jest.fn()
  draw(onClose)
  fireEvent(screen.UNSAFE_getByType(Modal), 'requestClose')
  expect(onClose).toHaveBeenCalledTimes(1)
})

it('draws what lies over dialogs in its own window, as the page is behind it', () => {
  render(
    <OverDialogs.Provider value={<Text>No connection</Text>}>
      <Overlay id="sheet" label="Choose a size" onClose={() => undefined}>
        <Text>Small</Text>
      </Overlay>
    </OverDialogs.Provider>,
  )
  expect(within(screen.UNSAFE_getByType(Modal)).getByText('No connection')).toBeTruthy()
})

it('closes when its page goes away, and waits while the whole app does', () => {
  const onClose = jest.fn()
  draw(onClose)
  AppState.currentState = 'background'
  mockPage.hide?.()
  expect(onClose).not.toHaveBeenCalled()
  AppState.currentState = 'active'
  mockPage.hide?.()
  expect(onClose).toHaveBeenCalledTimes(1)
})
