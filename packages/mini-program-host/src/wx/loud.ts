import { failure } from './wx-failure'

/** A call that answers at once throws an Error with the words that `fail` would get. */
export function loud<Value>(name: string, run: () => Value): Value {
  try {
    return run()
  } catch (error) {
    throw new Error(failure(name, error).errMsg)
  }
}
