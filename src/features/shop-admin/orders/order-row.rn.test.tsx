import { cleanup, fireEvent, render, screen } from '@testing-library/react-native'
import english from '@/locales/catalogues/en.json'
import { setCurrent } from '@/locales/current'
import { settings } from '@/stores/settings'
import { SALE } from '@/testing/seller-data'
import { shopAdminIds } from '../ids'
import { OrderRow } from './order-row'

jest.mock('expo-secure-store', () => ({}))
jest.mock('@/platform/navigation/navigation', () => ({ go: jest.fn(async () => undefined) }))

beforeAll(() => {
  settings.language = 'en'
  setCurrent('en', english)
})
afterEach(cleanup)

it('offers the steps that the server allows, each in a control of its own', () => {
  const onShip = jest.fn()
  const onAccept = jest.fn(async () => undefined)
  const order = { ...SALE, actions: ['accept' as const, 'ship' as const] }
  render(<OrderRow order={order} onAccept={onAccept} onShip={onShip} />)
  fireEvent.press(screen.getByTestId(shopAdminIds.ship('12')))
  expect(onShip).toHaveBeenCalledWith(order)
  expect(onAccept).not.toHaveBeenCalled()
  fireEvent.press(screen.getByTestId(shopAdminIds.accept('12')))
  expect(onAccept).toHaveBeenCalledWith('12')
  expect(screen.getByTestId(shopAdminIds.open('12')).props.accessibilityRole).toBe('link')
})
