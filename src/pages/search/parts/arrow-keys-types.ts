import type { ReactNode } from 'react'

export interface ArrowKeysProps {
  children: ReactNode
  className: string
}
