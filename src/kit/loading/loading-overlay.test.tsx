import { act, cleanup, screen } from '@testing-library/react'
import { redraw, render } from '@/testing/render'
import { LoadingOverlay } from './loading-overlay'

afterEach(() => {
  cleanup()
})

const pass = (ms: number) => act(() => void jest.advanceTimersByTime(ms))
const overlay = () => box.firstElementChild
let box: HTMLElement
const draw = (shown: boolean) => <LoadingOverlay id="wait" shown={shown} label="Writing" />

describe('the loading overlay [const.loading-overlay]', () => {
  it('comes after 200 ms, hides at once and is cleared 2 s later', () => {
    box = render(draw(true))
    expect(overlay()).toBeNull()
    pass(200)
    expect(screen.getByRole('status').textContent).toBe('Writing')
    redraw(draw(false))
    expect(overlay()?.textContent).toBe('')
    expect(overlay()?.className).toContain('hidden')
    pass(1_999)
    expect(overlay()).not.toBeNull()
    pass(1)
    expect(overlay()).toBeNull()
  })

  it('is cleared 2 s after it has hidden for the last time, and shows again at once before that', () => {
    box = render(draw(true))
    pass(200)
    redraw(draw(false))
    pass(1_000)
    redraw(draw(true))
    expect(overlay()?.textContent).toBe('Writing')
    pass(4_000)
    expect(overlay()?.textContent).toBe('Writing')
    redraw(draw(false))
    pass(1_999)
    expect(overlay()).not.toBeNull()
    pass(1)
    expect(overlay()).toBeNull()
  })

  it('never comes for what is soon done', () => {
    box = render(draw(true))
    pass(199)
    redraw(draw(false))
    pass(2_000)
    expect(overlay()).toBeNull()
  })
})
