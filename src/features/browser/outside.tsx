import { Nothing } from './nothing'

/** Only the mini-program shows other pages inside itself: web and native open them outside (src/platform/browser). */
export function Outside() {
  return <Nothing />
}
