import { act } from 'react-dom/test-utils'
import { LOADING_OVERLAY_CLEAR_MS, PAGE_LOADING_DELAY_MS } from '@contract/constants'
import { cleanUp, render, redraw } from '@/components/testing/render'
import { LoadingOverlay } from './loading-overlay'

beforeEach(() => jest.useFakeTimers())
afterEach(() => {
  cleanUp()
  jest.useRealTimers()
})

const pass = (ms: number) => act(() => void jest.advanceTimersByTime(ms))
const overlay = () => document.getElementById('wait')
const draw = (shown: boolean) => <LoadingOverlay id="wait" shown={shown} label="Writing" />

describe('the loading overlay [const.loading-overlay]', () => {
  it('comes after 200 ms, hides at once and is cleared 2 s later', () => {
    render(draw(true))
    expect(overlay()).toBeNull()
    pass(PAGE_LOADING_DELAY_MS)
    expect(overlay()?.querySelector('[role="status"]')?.textContent).toBe('Writing')
    redraw(draw(false))
    expect(overlay()?.textContent).toBe('')
    expect(overlay()?.className).toContain('hidden')
    pass(LOADING_OVERLAY_CLEAR_MS - 1)
    expect(overlay()).not.toBeNull()
    pass(1)
    expect(overlay()).toBeNull()
  })

  it('is cleared 2 s after it has hidden for the last time, and shows again at once before that', () => {
    render(draw(true))
    pass(PAGE_LOADING_DELAY_MS)
    redraw(draw(false))
    pass(LOADING_OVERLAY_CLEAR_MS / 2)
    redraw(draw(true))
    expect(overlay()?.textContent).toBe('Writing')
    pass(LOADING_OVERLAY_CLEAR_MS * 2)
    expect(overlay()?.textContent).toBe('Writing')
    redraw(draw(false))
    pass(LOADING_OVERLAY_CLEAR_MS - 1)
    expect(overlay()).not.toBeNull()
    pass(1)
    expect(overlay()).toBeNull()
  })

  it('never comes for what is soon done', () => {
    render(draw(true))
    pass(PAGE_LOADING_DELAY_MS - 1)
    redraw(draw(false))
    pass(LOADING_OVERLAY_CLEAR_MS)
    expect(overlay()).toBeNull()
  })
})
