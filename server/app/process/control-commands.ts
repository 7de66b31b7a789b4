/** The commands that the control port runs (server/app/process/control-port.ts). */
import type { Config } from '../../kernel/config/config'
import { clearCatalogueCache } from '../../areas/catalogue/cache'
import type { Database } from '../../kernel/db/types'
import { exportShop } from '../archive/export'
import { appointOperator } from '../../areas/ops/appoint'
import { printFirstCode } from '../../areas/ops/second-factor/first-code'
import { resetSecondFactor } from '../../areas/ops/second-factor/reset'
import { openFiles } from '../../areas/uploads/open-files'
import type { ControlCommands } from './control-port'

/** Fills an empty database, and prints what it does. */
export type Fill = (print: (line: string) => void) => Promise<void>

export function controlCommands({ db }: Database, config: Config, now: () => Date, fill: Fill): ControlCommands {
  return {
    appoint: async (email) => [await appointOperator(db, email, now())],
    export: async (target) => {
      const lines: string[] = []
      const source = { db, files: openFiles(config), now: now() }
      const done = await exportShop(source, target, (line) => void lines.push(line))
      return [...lines, ...done]
    },
    'second-factor-reset': async (email) => [await resetSecondFactor(db, email, now())],
    'second-factor-code': async (email) => [await printFirstCode(db, email, now())],
    seed: async () => {
      const lines: string[] = []
      await fill((line) => void lines.push(line))
      await clearCatalogueCache(db)
      return lines
    },
  }
}
