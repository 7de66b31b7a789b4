import type { ReactNode } from 'react'

export interface OverlayProps {
  /** Its name, or the id of the text that names it. */
  label?: string
  labelledBy?: string
  /** The scrim, Escape and the device's way back. */
  onClose: () => void
  children: ReactNode
  id?: string
}
