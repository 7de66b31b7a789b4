import { useCallback, useEffect, useRef, useState } from 'react'

/**
 * Guards a handler against the second tap: while its promise is pending, calls are ignored. Returns the guarded handler
 * and whether it is pending. A quiet one never reports pending and causes no re-render. Rejections are not caught: they
 * reach the app's error handler.
 */
export function useOnce(handler?: () => void | Promise<unknown>, quiet = false): [() => void, boolean] {
  const running = useRef(false)
  const mounted = useRef(true)
  const [busy, setBusy] = useState(false)
  useEffect(() => {
    mounted.current = true
    return () => {
      mounted.current = false
    }
  }, [])

  const run = useCallback(() => {
    if (running.current || !handler) return
    const result = handler()
    if (!(result instanceof Promise)) return
    running.current = true
    if (!quiet) setBusy(true)
    void result.finally(() => {
      running.current = false
      if (mounted.current) setBusy(false)
    })
  }, [handler, quiet])

  return [run, busy]
}
