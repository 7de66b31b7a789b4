import { act } from 'react-dom/test-utils'

const TRIES = 200

/** Lets React draw until a condition holds; fails with what the page says when it never does. */
export async function until(holds: () => boolean): Promise<void> {
  let held = false
  for (let tries = 0; tries < TRIES; tries++) {
    // one more turn after it holds, so that what follows from it is drawn, too
    if (held) return
    held = holds()
    await act(async () => {
      await new Promise((resolve) => setTimeout(resolve, 5))
    })
  }
  throw new Error(`the condition never held; the page says: ${document.body.textContent}`)
}

/** The element of an id; fails when there is none. */
export function byId(id: string): HTMLElement {
  const found = document.getElementById(id)
  if (!found) throw new Error(`no #${id} in: ${document.body.textContent}`)
  return found
}
