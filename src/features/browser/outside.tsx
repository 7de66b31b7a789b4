import { Nothing } from './nothing'

/** Only the mini-program shows other pages inside itself: web and native leave for them (src/platform/browser). */
export function Outside() {
  return <Nothing />
}
