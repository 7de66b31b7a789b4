/** The kinds of settings, and their texts in the tables of docs/operating.md. */
interface Facts {
  /** What it does, in Markdown; links are relative to `docs/`. */
  readonly about: string
  /** What applies if it is not set and has no default value. */
  readonly otherwise?: string
  /** When it has to be set. */
  readonly required?: string
  /** Must stay out of logs, tickets and repositories: a password, a key, or an address that holds one. */
  readonly secret?: true
}

export interface NumberSetting extends Facts {
  readonly kind: 'number'
  /** Its unit, if any. */
  readonly of?: string
  readonly least: number
  readonly most: number
  readonly fallback?: string
}

export interface ChoiceSetting extends Facts {
  readonly kind: 'choice'
  readonly values: readonly string[]
  readonly fallback?: string
}

interface FlagSetting extends Facts {
  readonly kind: 'flag'
  readonly fallback?: string
}

export interface UrlSetting extends Facts {
  readonly kind: 'url'
  readonly protocols: readonly string[]
  /** A base address to which paths are appended: no query, no fragment, no user. */
  readonly bare?: true
  readonly fallback?: string
}

interface TextSetting extends Facts {
  readonly kind: 'text'
  /** What it looks like, for the table. */
  readonly form: string
  readonly fallback?: string
}

export type Setting = NumberSetting | ChoiceSetting | FlagSetting | UrlSetting | TextSetting
type Settings = Readonly<Record<string, Setting>>

/** A part of the tables, with its heading. */
export interface Group {
  readonly title: string
  readonly settings: Settings
}

type Of<S extends Setting> = Omit<S, 'kind'>

export const number = <const S extends Of<NumberSetting>>(facts: S) => ({ kind: 'number' as const, ...facts })
export const choice = <const S extends Of<ChoiceSetting>>(facts: S) => ({ kind: 'choice' as const, ...facts })
export const flag = <const S extends Of<FlagSetting>>(facts: S) => ({ kind: 'flag' as const, ...facts })
export const text = <const S extends Of<TextSetting>>(facts: S) => ({ kind: 'text' as const, ...facts })
export const url = <const S extends Of<UrlSetting>>(facts: S) => ({ kind: 'url' as const, ...facts })

export const HTTP = ['http:', 'https:'] as const
