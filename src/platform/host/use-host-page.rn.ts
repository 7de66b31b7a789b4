import { useEffect } from 'react'
import { arrivals } from '../entry/arrivals'
import type { ShareCard } from '../share/types'

/** Lets addresses open screens once a page is mounted. */
export function useHostPage(_card: ShareCard | undefined, _market: string): void {
  useEffect(() => arrivals.settled(), [])
}
