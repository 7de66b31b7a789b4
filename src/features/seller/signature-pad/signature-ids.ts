/** The ids of the signature pad. Apart from src/kit/ids.ts, because no first load has a pad. */
export const signatureIds = {
  board: 'signature-board',
  undo: 'signature-undo',
  clear: 'signature-clear',
  /** Switches between pen and keyboard. */
  other: 'signature-other',
  name: 'signature-name',
  /** The pad's error. */
  error: 'signature-error',
} as const
