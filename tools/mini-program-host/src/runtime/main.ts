import { createRuntime } from './create-runtime'

declare global {
  interface Window {
    /** set by the runtime's script in the outer frame of a browser */
    __createRuntime?: typeof createRuntime
  }
}

window.__createRuntime = createRuntime
