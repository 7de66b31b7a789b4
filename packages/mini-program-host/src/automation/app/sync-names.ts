import apiNames from '../../wx/names/api-names.json'

const KINDS: Readonly<Record<string, string>> = apiNames

/** Whether a call of wx answers by what it returns; every other one answers through success and fail. */
export function isSynchronous(name: string): boolean {
  return Object.hasOwn(KINDS, name) && KINDS[name] !== 'async'
}
