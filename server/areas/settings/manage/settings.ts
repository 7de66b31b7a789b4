/** Settings for operators [rule.ops-settings]. */
import { one } from '@contract/rules/lists'
import { isDeepStrictEqual } from 'node:util'
import { TypeCompiler } from '@sinclair/typebox/compiler'
import { eq, sql } from 'drizzle-orm'
import type { Fields } from '@contract/all-calls'
import { Code } from '@contract/base/codes'
import type { FieldError } from '@contract/base/envelope'
import type { OpsSetting } from '@contract/entities/market/rates'
import { SETTING_NAMES, SETTINGS, type SettingName } from '@contract/entities/settings'
import type { Config } from '../../../kernel/config/config'
import { settings } from '../../../kernel/db/schema/settings'
import { putSetting } from '../../../kernel/db/stored-settings'
import type { Db, Tx } from '../../../kernel/db/types'
import { fieldErrors } from '../../../kernel/http/field-errors'
import { fieldRefusal, Refusal } from '../../../kernel/http/refusal'
import type { By } from '../../saving/by'
import { recordChange } from '../../saving/record'
import { requireVersion } from '../../audit/version'
import { stampsOf } from '../../saving/version'
import { SETTING_TABLE } from './setting-table'

type Row = typeof settings.$inferSelect
type Value = Readonly<Record<string, unknown>>

const SCHEMAS = new Map(SETTING_NAMES.map((name) => [name, TypeCompiler.Compile(SETTINGS[name])]))

/** The setting with this name. Throws 2000019 for any other, such as a mark of the server's own. */
export function nameOf(text: string): SettingName {
  const name = SETTING_NAMES.find((each) => each === text)
  if (!name) throw new Refusal(Code.notFound)
  return name
}

export const needsSecondFactor = (name: SettingName): boolean => SETTING_TABLE[name].secondFactor === true

const readValue = (db: Db, config: Config, name: SettingName): Promise<Value> => SETTING_TABLE[name].read(db, config)

function lockedFields(name: SettingName, config: Config): string[] {
  const locked: Readonly<Record<string, boolean | undefined>> = SETTING_TABLE[name].locked?.(config) ?? {}
  return Object.keys(locked).filter((field) => locked[field])
}

async function present(db: Db, config: Config, name: SettingName, row: Row | undefined): Promise<OpsSetting> {
  const common = { name, value: await readValue(db, config, name), locked: lockedFields(name, config) }
  const second_factor = needsSecondFactor(name)
  // a row with its initial value was written by the server itself
  if (!row || row.updatedBy === null) {
    return { ...common, second_factor, version: row?.version ?? 0, updated_at: null, updated_by_name: '' }
  }
  const { stamp } = one(await stampsOf(db, [row]))
  return { ...common, second_factor, ...stamp }
}

export async function listSettings(db: Db, config: Config): Promise<OpsSetting[]> {
  const found = new Map((await db.select().from(settings)).map((row) => [row.name, row]))
  const list: OpsSetting[] = []
  for (const name of SETTING_NAMES) list.push(await present(db, config, name, found.get(name)))
  return list
}

/** Errors of the fields that are sent, at `value.<field>`; at `value` for a field that the setting does not have. */
function valueErrors(name: SettingName, before: Value, sent: Value, locked: readonly string[]): FieldError[] {
  const compiled = SCHEMAS.get(name)
  if (!compiled) throw new Error(`${name} has no schema`)
  if (Object.keys(sent).some((field) => !Object.hasOwn(SETTINGS[name].properties, field))) {
    return [{ field: 'value', rule: 'one_of' }]
  }
  const wrong = fieldErrors(compiled.Errors({ ...before, ...sent }))
  const changed = locked.filter((field) => field in sent && !isDeepStrictEqual(sent[field], before[field]))
  return [
    ...wrong.map((error) => ({ ...error, field: `value.${error.field}` })),
    ...changed.map((field) => ({ field: `value.${field}`, rule: 'one_of' as const })),
  ]
}

interface Asked {
  readonly name: SettingName
  readonly sent: Fields<'opsSettingSave'>
  readonly config: Config
}

/** Changes a setting. Throws 2000018 changed, and 1000008 with all errors of its value. */
export async function saveSetting(tx: Tx, by: By, { name, sent, config }: Asked): Promise<OpsSetting> {
  // the first two who change a setting have no row yet on which one would wait
  await tx.execute(sql`select pg_advisory_xact_lock(hashtextextended(${`setting:${name}`}, 0))`)
  const [row] = await tx.select().from(settings).where(eq(settings.name, name)).for('update')
  await requireVersion(tx, row ?? { version: 0, updatedAt: by.at, updatedBy: null }, sent.version)
  const before = await readValue(tx, config, name)
  const locked = lockedFields(name, config)
  const errors = valueErrors(name, before, sent.value, locked)
  if (errors.length > 0) throw fieldRefusal(Code.invalidParameter, errors)
  const fields = Object.entries(sent.value).filter(([field]) => !locked.includes(field))
  const value = { ...(row?.value as Value | undefined), ...Object.fromEntries(fields) }
  const version = (row?.version ?? 0) + 1
  const stamp = { version, updatedAt: by.at, updatedBy: by.userId }
  const saved = await putSetting(tx, { name, value, ...stamp })
  const after = await present(tx, config, name, saved)
  const change = { before, after: after.value, remark: name }
  await recordChange(tx, by, { action: 'change', subject: 'settings', id: saved.id, ...change })
  return after
}
