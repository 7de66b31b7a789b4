import { keyboardEvents } from './keyboard'

const size = { width: 375, height: 812, pixelRatio: 2 }
const insets = { top: 0, right: 0, bottom: 0, left: 0 }
const names = (up: boolean, platform: 'android' | 'ios') =>
  keyboardEvents(up, { platform, size, insets }).map(({ name }) => name)

it('is announced before and after it moves on an iPhone, only after on Android', () => {
  expect(names(true, 'ios')).toEqual([
    ...['keyboardWillChangeFrame', 'keyboardWillShow', 'keyboardDidChangeFrame', 'keyboardDidShow'],
  ])
  expect(names(false, 'ios')).toEqual([
    ...['keyboardWillChangeFrame', 'keyboardWillHide', 'keyboardDidChangeFrame', 'keyboardDidHide'],
  ])
  expect(names(true, 'android')).toEqual(['keyboardDidShow'])
  expect(names(false, 'android')).toEqual(['keyboardDidHide'])
})

it('is at the lower edge while it is shown', () => {
  const [up] = keyboardEvents(true, { platform: 'ios', size, insets })
  expect(up?.told).toMatchObject({ endCoordinates: { screenX: 0, screenY: 476, width: 375, height: 336 } })
  const [gone] = keyboardEvents(false, { platform: 'ios', size, insets })
  expect(gone?.told).toMatchObject({ endCoordinates: { screenY: 812, height: 0 } })
})
