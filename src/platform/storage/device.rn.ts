import Taro from '@tarojs/taro'
import { keystore } from './keystore.rn'
import type { StorageKey } from './schema'
import type { AnswerKey, Device } from './types'

const SECRET: StorageKey = 'access-token'

const plain = async (key: StorageKey | AnswerKey): Promise<unknown> => (await Taro.getStorage<unknown>({ key })).data

/** Versions without a keystore kept the token in plain storage. It moves once, and is read there until it has moved. */
async function readSecret(): Promise<unknown> {
  const kept = await keystore.read()
  if (kept !== undefined) return kept
  const old = await plain(SECRET)
  // a token that cannot move stays, and the next start tries again
  if (typeof old === 'string' && old !== '') {
    await move(old).then(
      () => undefined,
      () => undefined,
    )
  }
  return old
}

async function move(token: string): Promise<void> {
  await keystore.write(token)
  await Taro.removeStorage({ key: SECRET })
}

async function writeSecret(value: unknown): Promise<void> {
  await eraseSecret()
  await keystore.write(String(value))
}

async function eraseSecret(): Promise<void> {
  await keystore.erase()
  // a failure means that there was nothing to remove
  await Taro.removeStorage({ key: SECRET }).then(
    () => undefined,
    () => undefined,
  )
}

/** The phone's storage: the token in the keystore, everything else in the app's plain storage. */
export const device: Device = {
  read: (key) => (key === SECRET ? readSecret() : plain(key)),
  write: (key, value) => (key === SECRET ? writeSecret(value) : Taro.setStorage({ key, data: value })),
  erase: (key) => (key === SECRET ? eraseSecret() : Taro.removeStorage({ key })),
  eraseAll: () => Promise.all([keystore.erase(), Taro.clearStorage()]),
}
