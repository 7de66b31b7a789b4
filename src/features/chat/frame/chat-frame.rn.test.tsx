import { act, cleanup, render, screen } from '@testing-library/react-native'
import { createRef, type MutableRefObject } from 'react'
import { ChatFrame } from './chat-frame'

const mockGoBack = jest.fn()
jest.mock('react-native-webview', () => {
  const { createElement, forwardRef, useImperativeHandle } = jest.requireActual('react')
  const { View } = jest.requireActual('react-native')
  return {
    WebView: forwardRef((props: object, ref: unknown) => {
      useImperativeHandle(ref, () => ({ goBack: mockGoBack }))
      return createElement(View, { ...props, testID: 'web' })
    }),
  }
})

const inside = createRef<(() => boolean) | null>() as MutableRefObject<(() => boolean) | null>
const onState = jest.fn()

function open() {
  render(<ChatFrame address="https://souk.test/chat#lang=th" title="Chat with us" onState={onState} inside={inside} />)
  return screen.getByTestId('web').props
}

afterEach(() => {
  cleanup()
  jest.clearAllMocks()
})

it('opens the page of the chat under its name, and keeps what that opens inside', () => {
  const web = open()
  expect(web.source).toEqual({ uri: 'https://souk.test/chat#lang=th' })
  expect(web.accessibilityLabel).toBe('Chat with us')
  expect(web.setSupportMultipleWindows).toBe(false)
})

it('hears from the page whether the script came, and nothing else', () => {
  const web = open()
  for (const data of ['{"soukChat":"ready"}', 'hello', '{"soukChat":"failed"}']) {
    act(() => web.onMessage({ nativeEvent: { data } }))
  }
  expect(onState.mock.calls).toEqual([['ready'], ['failed']])
})

it.each(['onError', 'onHttpError'])('fails by %s', (event) => {
  const web = open()
  act(() => web[event]({ nativeEvent: {} }))
  expect(onState).toHaveBeenCalledWith('failed')
})

it('goes back within the page as long as there is a way, and then leaves it to the screen', () => {
  const web = open()
  expect(inside.current?.()).toBe(false)
  act(() => web.onNavigationStateChange({ canGoBack: true }))
  expect(inside.current?.()).toBe(true)
  expect(mockGoBack).toHaveBeenCalledTimes(1)
  act(() => web.onNavigationStateChange({ canGoBack: false }))
  expect(inside.current?.()).toBe(false)
  expect(mockGoBack).toHaveBeenCalledTimes(1)
  cleanup()
  expect(inside.current).toBeNull()
})
