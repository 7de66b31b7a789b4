/** What the server does for the owner of its data (server/app/process/door.ts). */
import type { Config } from '../../kernel/config/config'
import { clearCatalogueCache } from '../../areas/catalogue/cache'
import type { Database } from '../../kernel/db/types'
import { exportShop } from '../archive/export'
import { appointOperator } from '../../areas/ops/appoint'
import { resetSecondFactor } from '../../areas/ops/second-factor/reset'
import { openFiles } from '../../areas/uploads/open-files'
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
