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

/** What the owner of the data does about one account, by its e-mail address. Each returns the line to print. */
export const OWNER_COMMANDS = {
  appoint: appointOperator,
  'second-factor-reset': resetSecondFactor,
  'second-factor-code': printFirstCode,
} as const
export type OwnerCommand = keyof typeof OWNER_COMMANDS

/** Fills an empty database, and prints what it does. */
export type Fill = (print: (line: string) => void) => Promise<void>

export function controlCommands({ db }: Database, config: Config, now: () => Date, fill: Fill): ControlCommands {
  const run = (name: OwnerCommand) => async (email: string) => [await OWNER_COMMANDS[name](db, email, now())]
  return {
    appoint: run('appoint'),
    'second-factor-reset': run('second-factor-reset'),
    'second-factor-code': run('second-factor-code'),
    export: async (target) => {
      const lines: string[] = []
      const source = { db, files: openFiles(config), now: now() }
      const done = await exportShop(source, target, (line) => void lines.push(line))
      return [...lines, ...done]
    },
    seed: async () => {
      const lines: string[] = []
      await fill((line) => void lines.push(line))
      await clearCatalogueCache(db)
      return lines
    },
  }
}
