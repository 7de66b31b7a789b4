import type { Driver } from './driver'

/** A test that several targets run in the same way, with this name as its title. */
export interface Scenario {
  readonly name: string
  readonly play: (driver: Driver) => Promise<void>
}

/** A scenario that also needs something from the target. */
export interface ScenarioWith<Known> {
  readonly name: string
  readonly play: (driver: Driver, known: Known) => Promise<void>
}
