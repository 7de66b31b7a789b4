import type { KeyboardEvent } from 'react'

/**
 * Whether a key is an Enter that is meant: while an input method is composing, it selects a word. Safari ends the
 * composition before its Enter arrives, of which the key code 229 is the only trace.
 */
export const isEnter = ({ key, keyCode, nativeEvent }: KeyboardEvent): boolean =>
  key === 'Enter' && !nativeEvent.isComposing && keyCode !== 229
