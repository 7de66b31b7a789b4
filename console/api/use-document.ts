import { useState } from 'react'

/** Runs `openDocument` or `downloadDocument` for a button: `<Button busy={isBusy} onClick={() => run(() => …)}>`. */
export function useDocument() {
  const [isBusy, setBusy] = useState(false)
  const run = (deed: () => Promise<boolean>) => {
    setBusy(true)
    void deed().finally(() => setBusy(false))
  }
  return { isBusy, run }
}
