import { useEffect } from 'react'
import { arrivals } from '../entry/arrivals'
import type { ShareCard } from '../share/types'

/** Tells that a page is there, above which an address can open another. */
export function useHostPage(_card: ShareCard | undefined): void {
  useEffect(() => arrivals.settled(), [])
}
