/** What the server does for the owner of its data (server/process/door.ts). */
import type { Config } from '../config'
import { clearCatalogueCache } from '../catalogue/cache'
import type { Database } from '../db/types'
import { appointOperator } from '../ops/appoint'
import { writeDemo } from './demo'
import type { DoorCommands } from './door'

export function doorCommands({ db }: Database, config: Config, now: () => Date): DoorCommands {
  return {
    appoint: async (email) => [await appointOperator(db, email, now())],
    seed: async () => {
      const lines: string[] = []
      await writeDemo(db, config, now(), (line) => void lines.push(line))
      clearCatalogueCache(db)
      return lines
    },
  }
}
