import { act, renderHook } from '@testing-library/react'
import { Code } from '@contract/base/codes'
import { ApiError } from '../../api/api-error'
import { useDraft } from './use-draft'

const row = (version: number, name: string, text: string) => ({
  version,
  updated_at: '2026-11-23T10:00:00.000Z',
  updated_by_name: 'Olu',
  name,
  text,
})
const CHANGED = new ApiError('refused', '', { code: Code.operationFailed, data: { reason: 'changed', version: 2 } })

function opened(reread: () => Promise<ReturnType<typeof row> | undefined>) {
  const draftOf = (from: ReturnType<typeof row> | null) => ({ name: from?.name ?? '', text: from?.text ?? '' })
  return renderHook(() => useDraft({ row: row(1, 'Lamps', 'Light'), draftOf, reread }))
}

it('knows what was changed, and the version that was read', () => {
  const { result } = opened(() => Promise.resolve(undefined))
  expect(result.current).toMatchObject({ isDirty: false, changes: {}, held: { version: 1 }, conflict: null })
  act(() => result.current.set({ text: 'Bright' }))
  expect(result.current).toMatchObject({ isDirty: true, changes: { text: 'Bright' } })
})

it('shows what somebody else has saved, and goes on from their version', async () => {
  const { result } = opened(() => Promise.resolve(row(2, 'Their lamps', 'Light')))
  act(() => result.current.set({ text: 'Bright' }))
  await act(async () => void result.current.isConflict(CHANGED))
  expect(result.current.conflict).toMatchObject({ updated_by_name: 'Olu', theirs: { name: 'Their lamps' } })
  act(() => result.current.conflict?.goOn({ name: 'Their lamps', text: 'Bright' }))
  expect(result.current).toMatchObject({ held: { version: 2 }, conflict: null, changes: { text: 'Bright' } })
})

it('leaves other refusals alone', () => {
  const { result } = opened(() => Promise.reject(new Error('not read')))
  expect(result.current.isConflict(new ApiError('refused', '', { code: Code.notFound }))).toBe(false)
})

describe('what is read anew', () => {
  const draftOf = (from: ReturnType<typeof row> | null) => ({ name: from?.name ?? '', text: from?.text ?? '' })
  const reread = () => Promise.resolve(undefined)
  const open = () =>
    renderHook(({ read }) => useDraft({ row: read, draftOf, reread }), {
      initialProps: { read: row(1, 'Lamps', 'Light') },
    })

  it('is taken over where nothing is unsaved', () => {
    const { result, rerender } = open()
    rerender({ read: row(2, 'Their lamps', 'Light') })
    expect(result.current).toMatchObject({ draft: { name: 'Their lamps' }, held: { version: 2 }, conflict: null })
  })

  it('is a conflict where something is, and is taken over when that is discarded', () => {
    const { result, rerender } = open()
    act(() => result.current.set({ text: 'Bright' }))
    rerender({ read: row(2, 'Their lamps', 'Light') })
    expect(result.current).toMatchObject({ draft: { name: 'Lamps', text: 'Bright' }, held: { version: 1 } })
    expect(result.current.conflict).toMatchObject({ mine: { text: 'Bright' }, theirs: { name: 'Their lamps' } })
    act(() => result.current.discard())
    expect(result.current).toMatchObject({ draft: { name: 'Their lamps' }, held: { version: 2 }, conflict: null })
  })

  it('is not what was saved here, while the version before is still shown', () => {
    const { result, rerender } = open()
    act(() => result.current.set({ text: 'Bright' }))
    act(() => result.current.take(row(2, 'Lamps', 'Bright')))
    expect(result.current).toMatchObject({ draft: { text: 'Bright' }, held: { version: 2 }, isDirty: false })
    rerender({ read: row(2, 'Lamps', 'Bright') })
    expect(result.current).toMatchObject({ draft: { text: 'Bright' }, held: { version: 2 }, conflict: null })
    rerender({ read: row(3, 'Lamps', 'Dark') })
    expect(result.current).toMatchObject({ draft: { text: 'Dark' }, held: { version: 3 } })
  })
})
