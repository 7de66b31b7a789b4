import type { Browser } from 'playwright-core'
import type { HostEvent } from './runtime'
import type { Package } from './project'

export interface HostOptions {
  /** the compiled mini-program */
  readonly folder: string
  readonly backend: 'jsdom' | 'chromium'
  /** CSS px; 375 × 667 at 2 unless told */
  readonly size?: { readonly width: number; readonly height: number; readonly pixelRatio?: number }
  /** milliseconds by which setData reaches the view late */
  readonly setDataDelay?: number
  /** Chromium's path, else the one that Playwright finds */
  readonly chromium?: string
  /** one of launchBrowser, which several hosts may share and which outlives them; else the host has its own */
  readonly browser?: Browser
  /** milliseconds within which the first page must be ready; 30 000 unless told */
  readonly startTimeout?: number
  /** records which free names app code reads: slower, for measuring */
  readonly probe?: boolean
  /** where the app is opened: a page's path with its query, and the scene */
  readonly launch?: { readonly path?: string; readonly scene?: number }
  readonly language?: string
}

/** Measures as plain JSON. */
export interface MeasureReport {
  readonly setData: readonly { readonly path: string; readonly bytes: number; readonly keys: readonly string[] }[]
  readonly domNames: Readonly<Record<string, readonly string[]>>
  readonly unknownWx: Readonly<Record<string, number>>
  readonly errors: readonly string[]
  /** of the folder, then of the component framework */
  readonly warnings: readonly string[]
  readonly packages: readonly Package[]
}

/** A running host in Node, whichever back end it has. */
export interface Host {
  /** Runs a method of the automator protocol; rejects with the error that the client is told. */
  call(method: string, params: Record<string, unknown>): Promise<unknown>
  /** Returns the function that ends the listening. */
  onEvent(listener: (event: HostEvent) => void): () => void
  measures(): Promise<MeasureReport>
  /** Forgets the setData calls so far, so that an interaction can be measured alone. */
  resetMeasures(): Promise<void>
  /** Cuts the network off, or gives it back. */
  offline(lost: boolean): Promise<void>
  close(): Promise<void>
}
