import { go } from '../navigation/navigation'
import type { Place, PlaceAnswer } from './types'

let answer: ((place: PlaceAnswer) => void) | null = null

/** Opens our own map page and waits for what a person chooses there. Rejects when the page does not open. */
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

/** Tells who asked what was chosen; false when nobody did, as after the page was opened by its link. */
export function tellPlace(place: Place): boolean {
  if (answer === null) return false
  answer(place)
  answer = null
  return true
}

/** The page closes: a caller that still waits gets nothing chosen. */
export function leavePlace(): void {
  answer?.('cancelled')
  answer = null
}
