import { createBlobStore } from '../../src/modules/files/blob-store'
import { freshSurroundings, type NativeContext } from '../../src/modules/native-context'
import type { NativeModule } from '../../src/bridge/native-module'
import { createNetwork } from '../../src/network/network'
import type { Platform } from '../../src/types/device'
import { makeTree } from './make-tree'

export interface ModuleBench {
  readonly context: NativeContext
  /** events and calls to JavaScript, in order */
  readonly told: (readonly unknown[])[]
  readonly unknown: string[]
}

/** A device without an app, to test native modules. */
export async function moduleBench(platform: Platform = 'android'): Promise<ModuleBench> {
  const told: (readonly unknown[])[] = []
  const unknown: string[] = []
  const context: NativeContext = {
    shape: {
      platform,
      size: { width: 375, height: 812, pixelRatio: 2 },
      insets: { top: 24, right: 0, bottom: 0, left: 0 },
    },
    tree: await makeTree([
      { props: { width: 100, height: 50, marginLeft: 10 }, children: [{ props: { height: 20 } }] },
    ]),
    network: createNetwork(),
    storage: new Map(),
    keychain: new Map(),
    blobs: createBlobStore(),
    surroundings: freshSurroundings(),
    launchLink: 'app://here',
    assets: '.',
    language: 'en-US',
    emit: (...event) => void told.push(event),
    call: (...call) => void told.push(call),
    later(ms, run) {
      const timer = setTimeout(run, ms)
      return () => clearTimeout(timer)
    },
    fault: (kind, message) => void told.push([kind, message]),
    unknown: (name) => void unknown.push(name),
  }
  return { context, told, unknown }
}

/** Calls a method as the bridge does, with callbacks given as functions. */
export function callMethod(module: NativeModule, name: string, ...args: readonly unknown[]): unknown {
  const method = module.methods[name]
  if (!method) throw new Error(`${module.name} has no method ${name}`)
  return (method.run as (...each: readonly unknown[]) => unknown)(...args)
}
