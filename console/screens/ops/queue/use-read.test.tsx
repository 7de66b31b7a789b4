import { renderHook } from '@testing-library/react'
import { useRead } from './use-read'

it('names the version that is shown, and notices that it is another one than at first', () => {
  const { result, rerender } = renderHook(({ version }) => useRead(version), {
    initialProps: { version: undefined as number | undefined },
  })
  expect(result.current).toEqual({ version: undefined, isChanged: false })
  rerender({ version: 4 })
  expect(result.current).toEqual({ version: 4, isChanged: false })
  rerender({ version: 5 })
  expect(result.current).toEqual({ version: 5, isChanged: true })
})
