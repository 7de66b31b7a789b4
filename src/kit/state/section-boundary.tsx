import type { ReactNode } from 'react'
import { Boundary } from './boundary'
import { Failed } from './failed'

interface SectionBoundaryProps {
  children: ReactNode
  /** Called with what was thrown, to report it. */
  onError?: (error: Error) => void
}

/** Keeps a section that throws from taking the page with it: in its place stands a way to try again. */
export function SectionBoundary({ children, onError }: SectionBoundaryProps) {
  return (
    <Boundary onError={onError} instead={(again) => <Failed onRetry={again} />}>
      {children}
    </Boundary>
  )
}
