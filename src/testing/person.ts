/** What a person does to a page, and what the page says to them. */
import { act } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { ids } from '@/kit/ids'

/** A pointer and a keyboard that wait on the test's clock. */
export const user = userEvent.setup({ advanceTimers: jest.advanceTimersByTimeAsync })

/** Puts a text into a field, in place of what stood there, as one paste: no key is pressed for it. */
export async function enter(field: Element, text: string): Promise<void> {
  await user.clear(field)
  if (text !== '') await user.paste(text)
}

/** What the toast over the page says; nothing where there is none. It is one status of several, so it is found by its id. */
export const toastText = () => document.getElementById(ids.toast)?.textContent ?? ''

/** Scrolls the page near its end, in the area that scrolls, which has no role of its own. */
export function scrollOn(): void {
  const area = document.querySelector('[role="main"] .scroll')
  if (area === null) throw new Error('nothing scrolls here')
  // jsdom lays nothing out: a scroll without a height has no end
  Object.defineProperty(area, 'clientHeight', { value: 800, configurable: true })
  act(() => void area.dispatchEvent(new Event('scroll', { bubbles: true })))
}
