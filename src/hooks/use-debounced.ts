import { useEffect, useState } from 'react'

/** How long a value must stay unchanged, in milliseconds. */
const CALM = 250

/** A debounced value, for searches while the user types. */
export function useDebounced<T>(value: T): T {
  const [settled, setSettled] = useState(value)
  useEffect(() => {
    const timer = setTimeout(() => setSettled(value), CALM)
    return () => clearTimeout(timer)
  }, [value])
  return settled
}
