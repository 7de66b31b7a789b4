import { device } from './device'
import type { AnswerKey } from './types'

const nothing = (): undefined => undefined

/** What the device has under the key of a kept answer; undefined when there is nothing. Never rejects. */
export const readAnswer = (key: AnswerKey): Promise<unknown> => device.read(key).then((data) => data, nothing)

/** Whether the device has kept it. Never rejects: a full device keeps no more answers. */
export const writeAnswer = (key: AnswerKey, value: unknown): Promise<boolean> =>
  device.write(key, value).then(
    () => true,
    () => false,
  )

/** Never rejects: a failure means that there was nothing to remove. */
export const eraseAnswer = (key: AnswerKey): Promise<unknown> => device.erase(key).then(nothing, nothing)
