import type { Browser } from 'playwright-core'
import type { HostEvent } from './runtime'
import type { Package } from './project'

export interface HostOptions {
  /** the compiled mini-program */
  readonly folder: string
  readonly backend: 'jsdom' | 'chromium'
  /** CSS px; 375 × 667 at 2 by default */
  readonly size?: { readonly width: number; readonly height: number; readonly pixelRatio?: number }
  /** the delay of setData until it reaches the view, in milliseconds */
  readonly setDataDelay?: number
  /** Chromium's path; by default the one that Playwright finds */
  readonly chromium?: string
  /**
   * a browser from launchBrowser, which several hosts may share and which outlives them; by default the host starts its
   * own
   */
  readonly browser?: Browser
  /** milliseconds until the first page must be ready; 30 000 by default */
  readonly startTimeout?: number
  /** records which free names app code reads; slower */
  readonly probe?: boolean
  /** how the app is opened: a page's path with its query, and the scene */
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

/** A running host in Node, with either back end. */
export interface Host {
  /** Runs a method of the automator protocol; rejects with the error for the client. */
  call(method: string, params: Record<string, unknown>): Promise<unknown>
  /** Returns a function that removes the listener. */
  onEvent(listener: (event: HostEvent) => void): () => void
  measures(): Promise<MeasureReport>
  /** Discards the setData calls so far, so that an interaction can be measured alone. */
  resetMeasures(): Promise<void>
  /** Cuts off the network, or restores it. */
  offline(lost: boolean): Promise<void>
  close(): Promise<void>
}
