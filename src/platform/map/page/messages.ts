/** What the app and the page in its web view tell each other: JSON, checked on both sides. */
import { asPoint, type Point } from '@/domain/place/point'
import type { MapWords } from '../types'

/** What the app tells the page: everything that is to be seen, each time something of it changes. */
export interface ToPage {
  readonly centre: Point
  readonly zoom: number
  readonly pin: Point | null
  readonly tiles: string
  readonly words: MapWords
  /** Whether a place may be marked. */
  readonly picks: boolean
}

/** What the page tells the app. */
export type FromPage =
  | { readonly kind: 'ready' }
  | { readonly kind: 'picked'; readonly point: Point }
  /** No tiles come: it draws outlines and wants the cities to name. */
  | { readonly kind: 'cities' }
  | { readonly kind: 'failed' }

/** The name under which the page takes what the app tells it. */
export const RECEIVER = 'showOnMap'
/** Likewise for the text of cities.txt. */
export const CITIES_RECEIVER = 'nameCities'

/** The script that tells the page something. */
export function scriptOf(receiver: string, value: ToPage | string): string {
  return `window.${receiver}(${JSON.stringify(value)});true`
}

/** Reads a message of the page; null for anything else, because any page can post anything. */
export function readFromPage(text: string): FromPage | null {
  let message: unknown
  try {
    message = JSON.parse(text)
  } catch {
    return null
  }
  if (typeof message !== 'object' || message === null) return null
  const { kind, point } = message as { kind?: unknown; point?: { lat?: unknown; lng?: unknown } | null }
  if (kind === 'ready' || kind === 'cities' || kind === 'failed') return { kind }
  const place = asPoint(point?.lat, point?.lng)
  return kind === 'picked' && place !== null ? { kind, point: place } : null
}
