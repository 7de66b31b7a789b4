import type { Config } from '../../kernel/config/config'

/** The static base of an address of this server: pictures are below it by their paths. */
export const baseOf = (origin: string): string => `${origin}/media`

/** The static bases of this server: by its public address, and by that of the caller. */
export const basesOf = ({ publicUrl }: Pick<Config, 'publicUrl'>, origin: string): string[] => [
  ...new Set([origin, ...(publicUrl === null ? [] : [publicUrl])].map(baseOf)),
]
