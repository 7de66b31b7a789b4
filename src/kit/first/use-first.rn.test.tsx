import { act, renderHook } from '@testing-library/react-native'
import { Dimensions } from 'react-native'
import { useFirst } from './use-first'

it('renders a row only as far as it fills the screen, until a finger moves', () => {
  const { result } = renderHook(() => useFirst({ width: 140 }))
  expect(result.current.limit).toBe(Math.ceil(Dimensions.get('window').width / 140))
  act(() => result.current.more?.())
  expect(result.current).toEqual({ limit: Infinity, more: undefined })
})

it('renders a whole column: the list itself knows what is near the screen', () => {
  const { result } = renderHook(() => useFirst({ count: 2 }))
  expect(result.current).toEqual({ limit: Infinity, more: undefined })
})
