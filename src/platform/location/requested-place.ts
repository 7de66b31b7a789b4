import { go } from '../navigation/navigation'
import type { Place, PlaceAnswer } from './types'

let answer: ((place: PlaceAnswer) => void) | null = null

/** Opens the app's own map page and waits for the user's choice. Rejects when the page does not open. */
export async function askForPlace(): Promise<PlaceAnswer> {
  answer?.('cancelled')
  const chosen = new Promise<PlaceAnswer>((resolve) => {
    answer = resolve
  })
  try {
    await go('chooseLocation')
  } catch (error) {
    answer = null
    throw error
  }
  return chosen
}

/**
 * Passes the chosen place to the caller that waits for it. Returns false when there is none, for example because the
 * page was opened by its link.
 */
export function answerPlace(place: Place): boolean {
  if (answer === null) return false
  answer(place)
  answer = null
  return true
}

/** The page closes: a caller that still waits gets 'cancelled'. */
export function leavePlace(): void {
  answer?.('cancelled')
  answer = null
}
