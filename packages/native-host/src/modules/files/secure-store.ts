import { resolves, returns, type NativeModule } from '../../bridge/native-module'
import type { NativeContext } from '../native-context'

interface Options {
  readonly keychainService?: string
  readonly keychainAccessible?: number
}

/** The Keychain and the Keystore: it survives the app, as storage does, but nothing else reads it. */
export function secureStore({ keychain, surroundings }: NativeContext): NativeModule {
  const place = (key: string, { keychainService = 'app' }: Options) => `${keychainService} ${key}`
  const read = (key: string, options: Options) => keychain.get(place(key, options)) ?? null
  const write = (value: string, key: string, options: Options) => {
    keychain.set(place(key, options), value)
    surroundings.keychainAccess.set(place(key, options), options.keychainAccessible)
  }
  return {
    name: 'ExpoSecureStore',
    constants: {
      AFTER_FIRST_UNLOCK: 0,
      AFTER_FIRST_UNLOCK_THIS_DEVICE_ONLY: 1,
      ALWAYS: 2,
      WHEN_PASSCODE_SET_THIS_DEVICE_ONLY: 3,
      ALWAYS_THIS_DEVICE_ONLY: 4,
      WHEN_UNLOCKED: 5,
      WHEN_UNLOCKED_THIS_DEVICE_ONLY: 6,
    },
    methods: {
      getValueWithKeyAsync: resolves(read),
      setValueWithKeyAsync: resolves(write),
      deleteValueWithKeyAsync: resolves((key: string, options: Options) => void keychain.delete(place(key, options))),
      getValueWithKeySync: returns(read),
      setValueWithKeySync: returns(write),
      canUseBiometricAuthentication: returns(() => false),
    },
  }
}
