import { emit } from '@/services/events'
import { toast } from './toast'

beforeEach(() => jest.useFakeTimers())
afterEach(() => {
  toast.hide()
  jest.useRealTimers()
})

it('stays 3 seconds [const.toast-3s]', () => {
  toast.show('hello')
  jest.advanceTimersByTime(2_999)
  expect(toast.current).toMatchObject({ text: 'hello', kind: 'status' })
  jest.advanceTimersByTime(1)
  expect(toast.current).toBeNull()
})

it('makes way for the next one, which stays its own 3 seconds [const.toast-3s]', () => {
  toast.show('first')
  jest.advanceTimersByTime(2_000)
  toast.show('second')
  jest.advanceTimersByTime(2_000)
  expect(toast.current?.text).toBe('second')
})

it('shows what the services have to say as an alert', () => {
  emit('toast', { text: 'Interface error' })
  expect(toast.current).toMatchObject({ text: 'Interface error', kind: 'alert' })
})
