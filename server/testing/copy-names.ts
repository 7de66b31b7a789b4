const NAME = /^souk_unit_(template|copy)_(\d+)_([0-9a-f]+)$/
const HOUR_MS = 3_600_000
/** No test file takes an hour; the schema changes more often than once a week. */
const LIFE_MS: Readonly<Record<string, number>> = { copy: HOUR_MS, template: 7 * 24 * HOUR_MS }

/** Of all names that are made here. */
export const PREFIX = 'souk_unit_'

/**
 * The name of a database that others are copied from.
 * @param key what it is made from, hex
 * @param at when it is made, in milliseconds since 1970
 */
export const nameOfTemplate = (key: string, at: number) => `${PREFIX}template_${at}_${key}`

/** Whether a database is the template of that key. */
export function isTemplateOf(key: string, name: string): boolean {
  const [, kind, , of] = NAME.exec(name) ?? []
  return kind === 'template' && of === key
}

/** A name that no other copy has. */
export const nameOfCopy = (random: Buffer, at: number) => `${PREFIX}copy_${at}_${random.toString('hex')}`

/** Whether nothing can need a database any more: a copy of a run that was killed, or a template of an old schema. */
export function isLeftOver(name: string, now: number): boolean {
  const [, kind, at] = NAME.exec(name) ?? []
  return kind !== undefined && now - Number(at) > (LIFE_MS[kind] ?? Infinity)
}
