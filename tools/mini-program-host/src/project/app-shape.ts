import type { AppConfig } from '../types/project'
import type { Reporter } from './reporter'

type Keys = readonly (string | number)[]
type Told = (keys: Keys, message: string) => void
type Shape = (value: unknown, keys: Keys, tell: Told) => void

const FILE = 'app.json'

const string: Shape = (value, keys, tell) => {
  if (typeof value !== 'string' || value === '') tell(keys, `"${nameOf(keys)}" must be a text that is not empty`)
}

const number: Shape = (value, keys, tell) => {
  if (typeof value !== 'number' || value < 0) tell(keys, `"${nameOf(keys)}" must be a number of 0 or more`)
}

function list(of: Shape): Shape {
  return (value, keys, tell) => {
    if (!Array.isArray(value)) return tell(keys, `"${nameOf(keys)}" must be a list`)
    value.forEach((item, index) => of(item, [...keys, index], tell))
  }
}

function object(required: Record<string, Shape>, optional: Record<string, Shape> = {}, rest?: Shape): Shape {
  return (value, keys, tell) => {
    if (!isRecord(value)) return tell(keys, `"${nameOf(keys)}" must be an object`)
    for (const [name, shape] of Object.entries(required)) shape(value[name], [...keys, name], tell)
    for (const [name, given] of Object.entries(value)) {
      if (name in required || given === undefined) continue
      const shape = optional[name] ?? rest
      if (shape) shape(given, [...keys, name], tell)
    }
  }
}

const subPackages = list(object({ root: string, pages: list(string) }))
const timeouts = { request: number, connectSocket: number, uploadFile: number, downloadFile: number }

const APP = object(
  { pages: list(string) },
  {
    entryPagePath: string,
    subPackages,
    subpackages: subPackages,
    window: object({}),
    tabBar: object({
      list: list(object({ pagePath: string, text: string }, { iconPath: string, selectedIconPath: string })),
    }),
    networkTimeout: object({}, timeouts),
    usingComponents: object({}, {}, string),
    requiredPrivateInfos: list(string),
    permission: object({}, {}, object({ desc: string })),
  },
)

const UNIT = object({}, { usingComponents: object({}, {}, string), componentGenerics: object({}) })

/** app.json with its values of the right kind and `subPackages` spelt so; undefined if a fault was told. */
export function checkApp(value: unknown, { report, faults }: Reporter): AppConfig | undefined {
  const before = faults.length
  APP(value, [], (keys, message) => report(FILE, keys, message))
  if (faults.length > before) return undefined
  const { subpackages, ...app } = value as AppConfig & { subpackages?: AppConfig['subPackages'] }
  if (app.pages.length === 0) report(FILE, ['pages'], '"pages" names no page')
  return { ...app, subPackages: app.subPackages ?? subpackages ?? [] }
}

/** Tells what is of the wrong kind in the json beside a page or component; true if nothing is. */
export function checkUnit(
  file: string,
  value: unknown,
  { report, faults }: Reporter,
): value is Record<string, unknown> {
  const before = faults.length
  UNIT(value, [], (keys, message) => report(file, keys, message))
  return faults.length === before
}

function isRecord(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null && !Array.isArray(value)
}

function nameOf(keys: Keys): string {
  const [first, ...others] = keys
  if (first === undefined) return 'the file'
  return others.reduce<string>(
    (name, key) => (typeof key === 'number' ? `${name}[${key}]` : `${name}.${key}`),
    String(first),
  )
}
