import { act, renderHook } from '@testing-library/react'
import { useSelection } from './selection'

it('keeps what is selected over pages, and forgets it with other filters', () => {
  const { result, rerender } = renderHook(({ scope }) => useSelection(scope), { initialProps: { scope: 'draft' } })
  act(() => result.current.setAll(['1', '2'], true))
  act(() => result.current.set('7', true))
  expect(result.current.keys).toEqual(['1', '2', '7'])
  expect([result.current.among(['1', '2']), result.current.among(['1', '3']), result.current.among(['3'])]).toEqual([
    true,
    'some',
    false,
  ])
  act(() => result.current.setAll(['1', '2'], false))
  expect(result.current.keys).toEqual(['7'])
  rerender({ scope: 'listed' })
  expect(result.current.keys).toEqual([])
})
