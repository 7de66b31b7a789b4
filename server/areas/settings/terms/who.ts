import type { Company } from '../../../kernel/config/company'
import type { Config } from '../../../kernel/config/config'
import { marketName } from '../../../kernel/db/market-name'
import type { Db } from '../../../kernel/db/types'

/** Whose built-in texts they are. */
export interface Who {
  /** What the marketplace is called. */
  readonly market: string
  readonly company: Company | null
}

export const readWho = async (db: Db, { company }: Pick<Config, 'company'>): Promise<Who> => ({
  market: await marketName(db),
  company,
})
