import type { HostOptions } from '../types/host'
import type { Size } from '../types/surroundings'

const PHONE: Size = { width: 375, height: 667, pixelRatio: 2 }

/** The given screen size, or that of a common phone. */
export function sizeOf({ size }: HostOptions): Size {
  return { ...PHONE, ...size, pixelRatio: size?.pixelRatio ?? PHONE.pixelRatio }
}
