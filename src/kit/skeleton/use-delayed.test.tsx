import { act, cleanup } from '@testing-library/react'
import { redraw, render } from '@/testing/render'
import { useDelayed } from './use-delayed'

function Probe({ waiting }: { waiting: boolean }) {
  return <>{useDelayed(waiting) ? 'skeleton' : 'nothing'}</>
}

afterEach(() => {
  cleanup()
})

describe('useDelayed', () => {
  it('shows nothing for 200 ms, then the skeleton, and nothing once the wait is over', () => {
    const box = render(<Probe waiting />)
    act(() => {
      jest.advanceTimersByTime(199)
    })
    expect(box.textContent).toBe('nothing')
    act(() => {
      jest.advanceTimersByTime(1)
    })
    expect(box.textContent).toBe('skeleton')
    redraw(<Probe waiting={false} />)
    expect(box.textContent).toBe('nothing')
  })
})
