/** What the server does for the owner of its data (server/process/door.ts). */
import type { Config } from '../config'
import { clearCatalogueCache } from '../catalogue/cache'
import type { Database } from '../db/types'
import { exportShop } from '../archive/export'
import { appointOperator } from '../ops/appoint'
import { resetSecondFactor } from '../ops/second-factor/reset'
import { openFiles } from '../uploads/open-files'
import { writeDemo } from './demo'
import type { DoorCommands } from './door'

export function doorCommands({ db }: Database, config: Config, now: () => Date): DoorCommands {
  return {
    appoint: async (email) => [await appointOperator(db, email, now())],
    export: async (target) => {
      const lines: string[] = []
      const source = { db, files: openFiles(config), now: now() }
      const done = await exportShop(source, target, (line) => void lines.push(line))
      return [...lines, ...done]
    },
    'second-factor-reset': async (email) => [await resetSecondFactor(db, email, now())],
    seed: async () => {
      const lines: string[] = []
      await writeDemo(db, config, now(), (line) => void lines.push(line))
      clearCatalogueCache(db)
      return lines
    },
  }
}
