import { useState } from 'react'
import { trackingNumberOf } from '@contract/rules/tracking-number'
import { PARCEL_CHECKS } from '@/domain/seller/parcel-values'
import { findScanner } from '@/platform/scan/scanner'

/** Why a scan gave no number: the picture has none, or the camera cannot be used. */
type Trouble = 'none' | 'refused'

/** Scans a tracking number; `scan` is undefined where the device cannot. */
export function useScan(onNumber: (number: string) => void) {
  const [scanner] = useState(findScanner)
  const [trouble, setTrouble] = useState<Trouble | null>(null)
  if (scanner === null) return { scan: undefined, trouble }

  async function scan(): Promise<void> {
    setTrouble(null)
    // it rejects when nothing opens
    const found = (await scanner?.scan().catch(() => 'refused' as const)) ?? 'none'
    if (found === 'cancelled') return
    if (typeof found === 'string') return setTrouble(found)
    // a label may show other codes, such as the carrier's address
    if (PARCEL_CHECKS.log_sn(found.text) !== null) return setTrouble('none')
    onNumber(trackingNumberOf(found.text))
  }
  return { scan, trouble }
}
