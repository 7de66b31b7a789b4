import type { DeviceShape } from '../types/device'
import type { Network } from '../network/network'
import type { ViewTree } from '../tree/view-tree'
import type { BlobStore } from './files/blob-store'

/** A question of the platform's own, such as an alert or a share sheet, that waits for a person's answer. */
export interface Dialog {
  readonly kind: 'alert' | 'action-sheet' | 'share'
  readonly title: string
  readonly message: string
  readonly buttons: readonly string[]
  /** Presses a button by its words. */
  press(button: string): void
}

/** What the person who holds the device sees or does outside of the app's views. */
export interface Surroundings {
  readonly toasts: string[]
  readonly dialogs: Dialog[]
  clipboard: string
  /** addresses that the app handed to other apps: a browser, the telephone */
  readonly opened: string[]
  /** the app put itself into the background, by the last back press */
  left: boolean
  /** the pictures that the person picks or takes next: paths of files here, or that they go back; null: nobody is there */
  pictures: readonly string[] | 'cancel' | null
  /** whether the person lets the app use the camera */
  cameraAllowed: boolean
  /** what is kept in the Keychain or Keystore, by service and name: when the app lets it be read; undefined: not said */
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

/** What a native module can reach of the device that it is a part of. */
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
  /** Runs later unless the app is gone by then; returns what cancels it. */
  later(ms: number, run: () => void): () => void
  fault(kind: 'fatal' | 'soft', message: string): void
  /** A view manager, method or value that the host does not have. */
  unknown(name: string): void
}
