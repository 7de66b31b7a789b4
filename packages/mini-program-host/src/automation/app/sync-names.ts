import apiNames from '../../wx/names/api-names.json'

const KINDS: Readonly<Record<string, string>> = apiNames

/** Whether a call of wx answers with its return value; all others answer through success and fail. */
export function isSynchronous(name: string): boolean {
  return Object.hasOwn(KINDS, name) && KINDS[name] !== 'async'
}
