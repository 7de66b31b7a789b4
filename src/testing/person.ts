/** What a person does to a page, and what the page says to them. */
import userEvent from '@testing-library/user-event'
import { ids } from '@/kit/ids'

/** A pointer and a keyboard that wait on the test's clock. */
export const user = userEvent.setup({ advanceTimers: jest.advanceTimersByTimeAsync })

/** Puts a text into a field, in place of what stood there, as one paste: no key is pressed for it. */
export async function enter(field: Element, text: string): Promise<void> {
  await user.clear(field)
  if (text !== '') await user.paste(text)
}

/** What the toast over the page says; nothing where there is none. */
export const toastText = () => document.getElementById(ids.toast)?.textContent ?? ''
