import type { PropsWithChildren } from 'react'

/** The place of something that comes and goes; only the mini-program makes something of it. */
export function Slot({ children }: PropsWithChildren) {
  return <>{children}</>
}
