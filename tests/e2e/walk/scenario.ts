import type { Driver } from './driver'

/** A test that several targets play alike: each names it as it is named here. */
export interface Scenario {
  readonly name: string
  readonly play: (driver: Driver) => Promise<void>
}

/** One that needs to know something of the target besides. */
export interface ScenarioWith<Known> {
  readonly name: string
  readonly play: (driver: Driver, known: Known) => Promise<void>
}
