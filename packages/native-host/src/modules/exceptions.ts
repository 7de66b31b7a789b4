import { does, type NativeModule } from '../bridge/native-module'
import type { NativeContext } from './native-context'

interface Exception {
  readonly message: string
  readonly isFatal: boolean
}

/** Where React Native reports uncaught errors; a fatal one would close the app on a phone. */
export function exceptions({ fault }: NativeContext): NativeModule {
  return {
    name: 'ExceptionsManager',
    methods: {
      reportFatalException: does((message: string) => fault('fatal', message)),
      reportSoftException: does((message: string) => fault('soft', message)),
      reportException: does(({ message, isFatal }: Exception) => fault(isFatal ? 'fatal' : 'soft', message)),
      updateExceptionMessage: does(() => undefined),
      dismissRedbox: does(() => undefined),
    },
  }
}
