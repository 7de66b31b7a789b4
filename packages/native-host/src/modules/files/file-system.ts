import { readdirSync, readFileSync } from 'node:fs'
import path from 'node:path'
import { EMITTER, resolves, type NativeModule } from '../../bridge/native-module'
import { cacheFolder } from './cache-folder'
import type { NativeContext } from '../native-context'

/** The folder with the files beside an iPhone's bundle. */
export const BESIDE_BUNDLE = 'file:///app/'

/** A file that ships with the app: a resource of the package on Android, a file beside the bundle on an iPhone. */
function shippedFile(uri: string, { assets, shape }: NativeContext): string | null {
  if (shape.platform === 'ios') {
    return uri.startsWith(BESIDE_BUNDLE) ? path.join(assets, decodeURI(uri.slice(BESIDE_BUNDLE.length))) : null
  }
  if (uri.includes(':')) return null
  const raw = path.join(assets, 'raw')
  const name = readdirSync(raw).find((file) => path.parse(file).name === uri)
  return name === undefined ? null : path.join(raw, name)
}

interface Writing {
  readonly encoding?: 'utf8' | 'base64'
}

/** Files: those that ship with the app can be read, and the cache can be written. */
export function fileSystem(context: NativeContext): NativeModule {
  const cache = cacheFolder()
  const none = (name: string) => () => {
    throw new Error(`ExponentFileSystem.${name} needs a phone: this device has a cache and what ships with the app`)
  }
  const lacking = [
    'getInfoAsync',
    'deleteAsync',
    'moveAsync',
    'copyAsync',
    'makeDirectoryAsync',
    'readDirectoryAsync',
    'downloadAsync',
    'uploadAsync',
  ]
  return {
    name: 'ExponentFileSystem',
    constants: {
      documentDirectory: 'file:///host/documents/',
      cacheDirectory: cache.uri,
      bundleDirectory: null,
    },
    // expo-modules-core checks for it before it listens
    lacks: ['__expo_module_name__'],
    methods: {
      ...EMITTER,
      ...Object.fromEntries(lacking.map((name) => [name, resolves(none(name))])),
      readAsStringAsync: resolves((uri: string) => {
        const file = shippedFile(uri, context)
        if (file === null) throw new Error(`No file ships with the app as '${uri}'`)
        return readFileSync(file, 'utf8')
      }),
      writeAsStringAsync: resolves((uri: string, text: string, { encoding = 'utf8' }: Writing) =>
        cache.write(uri, new Uint8Array(Buffer.from(text, encoding))),
      ),
    },
  }
}
