/** The app's only secret, in the phone's keystore: Keychain on iOS, Keystore on Android. */
import Taro from '@tarojs/taro'
import { deleteItemAsync, getItemAsync, setItemAsync, WHEN_UNLOCKED_THIS_DEVICE_ONLY } from 'expo-secure-store'

const NAME = 'access-token'

/** The Keychain outlives the app: a secret without this mark in plain storage belongs to a removed installation. */
const MARK = 'souk.keystore'

const marked = (): Promise<boolean> =>
  Taro.getStorage<unknown>({ key: MARK }).then(
    ({ data }) => data === true,
    () => false,
  )

/** The secret of this installation; undefined when there is none, or when the keystore does not return it. */
async function read(): Promise<string | undefined> {
  if (!(await marked())) return undefined
  return getItemAsync(NAME).then(
    (token) => token ?? undefined,
    () => undefined,
  )
}

/** Rejects when the keystore refuses; nothing is kept then. */
async function write(token: string): Promise<void> {
  await erase()
  await setItemAsync(NAME, token, { keychainAccessible: WHEN_UNLOCKED_THIS_DEVICE_ONLY })
  await Taro.setStorage({ key: MARK, data: true })
}

/** Never rejects: without its mark, a secret that the keystore did not delete is never read again. */
async function erase(): Promise<void> {
  await Taro.removeStorage({ key: MARK }).then(
    () => undefined,
    () => undefined,
  )
  await deleteItemAsync(NAME).then(
    () => undefined,
    () => undefined,
  )
}

export const keystore = { read, write, erase }
