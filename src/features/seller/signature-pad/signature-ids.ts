/** As in `@/kit/ids`; kept apart, since no first load has a pad. */
export const signatureIds = {
  board: 'signature-board',
  undo: 'signature-undo',
  clear: 'signature-clear',
  /** From pen to keyboard and back. */
  other: 'signature-other',
  name: 'signature-name',
  /** Its error. */
  error: 'signature-error',
} as const
