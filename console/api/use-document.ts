import { useState } from 'react'

/** Runs `openDocument` or `downloadDocument` for a button: `<Button busy={isBusy} onClick={() => run(() => …)}>`. */
export function useDocument() {
  const [isBusy, setBusy] = useState(false)
  const run = (mutation: () => Promise<boolean>) => {
    setBusy(true)
    void mutation().finally(() => setBusy(false))
  }
  return { isBusy, run }
}
