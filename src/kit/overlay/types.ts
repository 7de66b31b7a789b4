import type { ReactNode } from 'react'

export interface OverlayProps {
  /** Accessible name, or the id of the text that names it. */
  label?: string
  labelledBy?: string
  /** Called by the scrim, Escape and the phone's back button. */
  onClose: () => void
  children: ReactNode
  id?: string
}
