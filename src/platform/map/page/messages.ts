/** Messages between the app and the page in its web view: JSON, checked on both sides. */
import { asPoint, type Point } from '@/domain/place/point'
import type { MapWords } from '../types'

/** Sent by the app to the page: everything that the map shows, each time a part of it changes. */
export interface ToPage {
  readonly centre: Point
  readonly zoom: number
  readonly pin: Point | null
  readonly tiles: string
  readonly words: MapWords
  /** Whether the user may mark a place. */
  readonly picks: boolean
}

/** Sent by the page to the app. */
export type FromPage =
  | { readonly kind: 'ready' }
  | { readonly kind: 'picked'; readonly point: Point }
  /** No tiles load: the page draws outlines and asks for the cities to label. */
  | { readonly kind: 'cities' }
  | { readonly kind: 'failed' }

/** The page's global function that takes a `ToPage`. */
export const RECEIVER = 'showOnMap'
/** The page's global function that takes the text of cities.txt. */
export const CITIES_RECEIVER = 'nameCities'

/** The script that calls a receiver of the page. */
export function scriptOf(receiver: string, value: ToPage | string): string {
  return `window.${receiver}(${JSON.stringify(value)});true`
}

/** Reads a message of the page. Returns null for anything unknown, because a page can post anything. */
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
