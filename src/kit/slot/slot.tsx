import type { PropsWithChildren } from 'react'

/** A place for content that comes and goes; it is a view only in the mini-program. */
export function Slot({ children }: PropsWithChildren) {
  return <>{children}</>
}
