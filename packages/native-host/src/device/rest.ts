import type { RunningApp } from './running-app'

/** Turns of the event loop that a message to JavaScript and the resulting native calls need. */
const TURNS = 3
const PAUSE_MS = 4
/** Timers up to one frame of the screen count as part of the current work. */
const FRAME_MS = 16
const APPROACH_MS = 20
/** An app that never becomes idle, such as one with its own animation loop, is used as it is after this many pauses. */
const PATIENCE = 50

/** Lets sent messages reach the app. */
export async function turns(): Promise<void> {
  for (let turn = 0; turn < TURNS; turn += 1) await new Promise((resolve) => setImmediate(resolve))
}

/** Lets the app do everything that follows directly, such as rendering: no finger is fast enough to come between. */
export async function rest({ timers }: Pick<RunningApp, 'timers'>): Promise<void> {
  await turns()
  for (let pause = 0; pause < PATIENCE && timers(FRAME_MS) > 0; pause += 1) {
    await new Promise((resolve) => setTimeout(resolve, PAUSE_MS))
    await turns()
  }
}

/**
 * The time before a touch. React Native treats a touch within a frame after a scroll as one that stops it, and no
 * finger is that fast.
 */
export async function approach(): Promise<void> {
  await turns()
  await new Promise((resolve) => setTimeout(resolve, APPROACH_MS))
}
