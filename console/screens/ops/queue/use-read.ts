import { useRef } from 'react'

interface Read {
  /** The version that is shown now, which a decision names; undefined while there is none. */
  readonly version: number | undefined
  /** Whether it is another one than that which was shown first. */
  readonly isChanged: boolean
}

/** The version of what somebody reads to decide about it, while others can edit it. */
export function useRead(version: number | undefined): Read {
  const first = useRef(version)
  first.current ??= version
  return { version, isChanged: version !== first.current }
}
