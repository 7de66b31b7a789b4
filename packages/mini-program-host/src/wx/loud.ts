import { failure } from './wx-failure'

/** A synchronous call throws an Error with the text that `fail` would get. */
export function loud<Value>(name: string, run: () => Value): Value {
  try {
    return run()
  } catch (error) {
    throw new Error(failure(name, error).errMsg)
  }
}
