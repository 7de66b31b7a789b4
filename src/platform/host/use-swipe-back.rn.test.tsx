import { NavigationContainer, StackActions, type NavigationContainerRef } from '@react-navigation/native'
import { createStackNavigator } from '@react-navigation/stack'
import { act, cleanup, render, screen, waitFor } from '@testing-library/react-native'
import { createRef } from 'react'
import { Text } from 'react-native'
import { useSwipeBack } from './use-swipe-back.rn'

type Pages = { list: undefined; form: undefined }
const Stack = createStackNavigator<Pages>()
const pages = createRef<NavigationContainerRef<Pages>>()

let onBack: jest.Mock | undefined

function Form() {
  useSwipeBack(onBack)
  return <Text>The form</Text>
}
const List = () => <Text>The list</Text>

/** The form on top of the list, as Taro stacks its pages. */
function open() {
  render(
    <NavigationContainer ref={pages}>
      <Stack.Navigator screenOptions={{ animationEnabled: false }}>
        <Stack.Screen name="list" component={List} />
        <Stack.Screen name="form" component={Form} />
      </Stack.Navigator>
    </NavigationContainer>,
  )
  act(() => pages.current?.dispatch(StackActions.push('form')))
}

/** What the stack does at the end of a swipe that went far enough. */
function swipe() {
  const stack = pages.current?.getRootState()
  const source = stack?.routes[stack.index]?.key
  act(() => pages.current?.dispatch({ ...StackActions.pop(), source, target: stack?.key }))
}
const names = () => pages.current?.getRootState().routes.map(({ name }) => name)

afterEach(() => {
  cleanup()
  onBack = undefined
})

it('does what the page says instead of going back, and the page stays', async () => {
  onBack = jest.fn()
  open()
  await waitFor(() => screen.getByText('The form'))
  swipe()
  swipe()
  expect(onBack).toHaveBeenCalledTimes(2)
  expect(names()).toEqual(['list', 'form'])
})

it('lets the page leave by what it does itself', () => {
  onBack = jest.fn(() => pages.current?.dispatch(StackActions.pop()))
  open()
  swipe()
  expect(onBack).toHaveBeenCalledTimes(1)
  expect(names()).toEqual(['list'])
})

it('goes back on a page that says nothing', () => {
  open()
  swipe()
  expect(names()).toEqual(['list'])
})

it('stays out of the way of every other leaving', () => {
  onBack = jest.fn()
  open()
  act(() => pages.current?.dispatch(StackActions.replace('list')))
  expect(names()).toEqual(['list', 'list'])
  act(() => pages.current?.dispatch(StackActions.push('form')))
  act(() => pages.current?.dispatch(StackActions.popToTop()))
  expect(names()).toEqual(['list'])
  expect(onBack).not.toHaveBeenCalled()
})
