import { useEffect, useState } from 'react'
import { PAGE_LOADING_DELAY_MS } from '@contract/base/constants'

/** True once `waiting` has lasted 200 ms, so that a fast load never shows a skeleton [const.page-loading]. */
export function useDelayed(waiting: boolean, delay: number = PAGE_LOADING_DELAY_MS): boolean {
  const [late, setLate] = useState(false)
  useEffect(() => {
    if (!waiting) {
      setLate(false)
      return undefined
    }
    const timer = setTimeout(() => setLate(true), delay)
    return () => clearTimeout(timer)
  }, [waiting, delay])
  return waiting && late
}
