import type { RunningApp } from './running-app'

/** Turns of the loop that a message needs to reach JavaScript and the calls that it leads to need to come back. */
const TURNS = 3
const PAUSE_MS = 4
/** What JavaScript puts off for no longer than a frame of the screen is still a part of what it does now. */
const FRAME_MS = 16
const APPROACH_MS = 20
/** An app that never rests, as one that draws an animation by itself, is taken as it is after so many pauses. */
const PATIENCE = 50

/** Lets what was sent reach the app. */
export async function turns(): Promise<void> {
  for (let turn = 0; turn < TURNS; turn += 1) await new Promise((resolve) => setImmediate(resolve))
}

/** Lets the app do all that follows at once from what was sent, as drawing anew: no finger is quick enough to come between. */
export async function rest({ timers }: Pick<RunningApp, 'timers'>): Promise<void> {
  await turns()
  for (let pause = 0; pause < PATIENCE && timers(FRAME_MS) > 0; pause += 1) {
    await new Promise((resolve) => setTimeout(resolve, PAUSE_MS))
    await turns()
  }
}

/**
 * The way of a finger to the glass. React Native takes a touch that comes within a frame after a scroll for one that stops
 * it, and no finger is as quick as that.
 */
export async function approach(): Promise<void> {
  await turns()
  await new Promise((resolve) => setTimeout(resolve, APPROACH_MS))
}
