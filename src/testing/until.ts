import { act } from '@testing-library/react'

const TRIES = 100
const STEP_MS = 50

/** Lets React draw and the test's clock go on until a condition holds; fails with what the page says when it never does. */
export async function until(holds: () => boolean): Promise<void> {
  let held = false
  for (let tries = 0; tries < TRIES; tries++) {
    // one more turn after it holds, so that what follows from it is drawn, too
    if (held) return advance(0)
    held = holds()
    await advance(held ? 0 : STEP_MS)
  }
  throw new Error(`the condition never held; the page says: ${document.body.textContent}`)
}

/** Lets time pass on the test's clock, and draws what comes of it. Milliseconds. */
export async function advance(ms: number): Promise<void> {
  await act(async () => {
    await jest.advanceTimersByTimeAsync(ms)
  })
}
