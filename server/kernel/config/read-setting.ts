/** Reads one setting by its schema. Throws a ConfigError that names the setting and says what it must be. */
import { ConfigError, type Environment } from './config-error'
import type { ChoiceSetting, NumberSetting, UrlSetting } from './schema/kinds'
import { SETTINGS, type NameOf } from './schema/settings'

/** The setting's value, or its default; an empty value counts as not set. */
export function readNumber(env: Environment, name: NameOf<'number'>, fallback?: string): number {
  const { of, least, most, fallback: usual }: NumberSetting = SETTINGS[name]
  const text = env[name] || (fallback ?? usual ?? '')
  if (!/^\d{1,9}$/.test(text) || Number(text) < least || Number(text) > most) {
    throw new ConfigError(`${name} must be a number ${of ? `of ${of} ` : ''}from ${least} to ${most}, not '${text}'`)
  }
  return Number(text)
}

/** Null: it is not set, and there is no default. */
export function readChoice(env: Environment, name: NameOf<'choice'>): string | null {
  const { values, fallback }: ChoiceSetting = SETTINGS[name]
  const value = env[name] || fallback
  if (!value) return null
  if (values.includes(value)) return value
  const all = values.length > 3 ? `one of ${values.join(', ')}` : values.join(' or ')
  throw new ConfigError(`${name} must be ${all}, not '${value}'`)
}

/** `1` is yes; `0` and an empty value are no. */
export function readFlag(env: Environment, name: NameOf<'flag'>): boolean {
  const text = env[name]
  if (text && text !== '0' && text !== '1') throw new ConfigError(`${name} must be 0 or 1, not '${text}'`)
  return text === '1'
}

/** Without the slash at its end; null: it is not set. */
export function readUrl(env: Environment, name: NameOf<'url'>): string | null {
  const { protocols, bare }: UrlSetting = SETTINGS[name]
  const text = env[name]
  if (!text) return null
  const parsed = URL.canParse(text) ? new URL(text) : null
  if (!parsed || !protocols.includes(parsed.protocol)) {
    throw new ConfigError(`${name} must be a URL that begins with ${protocols.map((each) => `${each}//`).join(' or ')}`)
  }
  const address = text.replace(/\/+$/, '')
  if (bare && /[?#@\s;,'"]/.test(address)) {
    throw new ConfigError(`${name} must be an address alone, without a query, a fragment or a user`)
  }
  return address
}
