import { callsBack, EMITTER, type Callback, type NativeModule } from '../../bridge/native-module'

/** The app runs in the foreground from its start to its end. */
export function appState(): NativeModule {
  return {
    name: 'AppState',
    constants: { initialAppState: 'active' },
    methods: {
      ...EMITTER,
      getCurrentAppState: callsBack([0, 1], (done: Callback) => done({ app_state: 'active' })),
    },
  }
}
