/** The one secret of the app in the keystore of the phone: the Keychain on iOS, the Keystore on Android. */
import Taro from '@tarojs/taro'
import { deleteItemAsync, getItemAsync, setItemAsync, WHEN_UNLOCKED_THIS_DEVICE_ONLY } from 'expo-secure-store'

const NAME = 'access-token'

/** The Keychain outlives the app: what is there without this mark in the plain storage was left by a removed one. */
const MARK = 'souk.keystore'

const marked = (): Promise<boolean> =>
  Taro.getStorage<unknown>({ key: MARK }).then(
    ({ data }) => data === true,
    () => false,
  )

/** What this installation kept; undefined when there is nothing, or nothing that the keystore gives back. */
async function read(): Promise<string | undefined> {
  if (!(await marked())) return undefined
  return getItemAsync(NAME).then(
    (token) => token ?? undefined,
    () => undefined,
  )
}

/** Rejects when the keystore refuses; then nothing is kept. */
async function write(token: string): Promise<void> {
  await erase()
  await setItemAsync(NAME, token, { keychainAccessible: WHEN_UNLOCKED_THIS_DEVICE_ONLY })
  await Taro.setStorage({ key: MARK, data: true })
}

/** Never rejects: without its mark nobody reads again what the keystore would not delete. */
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
