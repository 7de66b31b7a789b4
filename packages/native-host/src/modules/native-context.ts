import type { DeviceShape } from '../types/device'
import type { Network } from '../network/network'
import type { ViewTree } from '../tree/view-tree'
import type { BlobStore } from './files/blob-store'

/** A dialog of the platform, such as an alert or a share sheet, that waits for the user. */
export interface Dialog {
  readonly kind: 'alert' | 'action-sheet' | 'share'
  readonly title: string
  readonly message: string
  readonly buttons: readonly string[]
  /** Presses the button with this text. */
  press(button: string): void
}

/** What the user sees or does outside the app's views. */
export interface Surroundings {
  readonly toasts: string[]
  readonly dialogs: Dialog[]
  clipboard: string
  /** addresses that the app passed to other apps, such as a browser or the phone app */
  readonly opened: string[]
  /** whether the last back press put the app into the background */
  left: boolean
  /** the pictures that the user picks or takes next: paths of files here, or that they cancel; null: the call fails */
  pictures: readonly string[] | 'cancel' | null
  /** whether the user allows the camera */
  cameraAllowed: boolean
  /** when each secret in the Keychain or Keystore may be read, by service and name; undefined: not set */
  readonly keychainAccess: Map<string, number | undefined>
}

/** Before anything has happened. */
export function freshSurroundings(): Surroundings {
  return {
    toasts: [],
    dialogs: [],
    clipboard: '',
    opened: [],
    left: false,
    pictures: null,
    cameraAllowed: true,
    keychainAccess: new Map(),
  }
}

/** What a native module can use of its device. */
export interface NativeContext {
  readonly shape: DeviceShape
  readonly tree: ViewTree
  readonly network: Network
  readonly storage: Map<string, string>
  readonly keychain: Map<string, string>
  readonly blobs: BlobStore
  readonly surroundings: Surroundings
  /** the link that the app was opened by */
  readonly launchLink: string | null
  /** the folder of the bundle, where its pictures lie */
  readonly assets: string
  readonly language: string
  /** Sends an event of the device to JavaScript. */
  emit(event: string, ...args: readonly unknown[]): void
  /** Calls a method of a JavaScript module. */
  call(module: string, method: string, ...args: readonly unknown[]): void
  /** Runs later unless the app has ended by then; returns a function that cancels it. */
  later(ms: number, run: () => void): () => void
  fault(kind: 'fatal' | 'soft', message: string): void
  /** Reports a missing view manager, method or value. */
  unknown(name: string): void
}
