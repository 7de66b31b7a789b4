import { statSync } from 'node:fs'
import path from 'node:path'
import { pathToFileURL } from 'node:url'
import { resolves, type NativeModule } from '../../bridge/native-module'
import { imageDimensions } from './image-loader'
import type { NativeContext } from '../native-context'

interface Options {
  readonly allowsMultipleSelection?: boolean
  /** 0: no limit */
  readonly selectionLimit?: number
}

const TYPES: Readonly<Record<string, string>> = { '.jpg': 'image/jpeg', '.jpeg': 'image/jpeg', '.png': 'image/png' }

/**
 * The native part of expo-image-picker: the user picks the pictures of `surroundings.pictures`. They are not scaled
 * down.
 */
export function imagePicker(context: NativeContext): NativeModule {
  const { surroundings } = context

  const permission = (granted: () => boolean) =>
    resolves(() => ({
      status: granted() ? 'granted' : 'denied',
      granted: granted(),
      expires: 'never',
      canAskAgain: granted(),
    }))
  const camera = permission(() => surroundings.cameraAllowed)
  const gallery = permission(() => true)

  async function asset(file: string) {
    const uri = pathToFileURL(file).href
    const { width, height } = await imageDimensions(uri, context)
    const mimeType = TYPES[path.extname(file).toLowerCase()] ?? 'image/*'
    const facts = { fileName: path.basename(file), fileSize: statSync(file).size, mimeType }
    return { uri, width, height, type: 'image', assetId: null, base64: null, exif: null, duration: null, ...facts }
  }

  async function pick(what: string, most: number) {
    const { pictures } = surroundings
    if (pictures === null) throw new Error(`${what} needs a person: say in surroundings.pictures what is picked`)
    if (pictures === 'cancel') return { canceled: true, assets: null }
    return { canceled: false, assets: await Promise.all(pictures.slice(0, most).map(asset)) }
  }

  return {
    name: 'ExponentImagePicker',
    methods: {
      getCameraPermissionsAsync: camera,
      requestCameraPermissionsAsync: camera,
      getMediaLibraryPermissionsAsync: gallery,
      requestMediaLibraryPermissionsAsync: gallery,
      launchCameraAsync: resolves(() => {
        if (!surroundings.cameraAllowed) throw new Error('Missing camera or camera roll permission')
        return pick('the camera', 1)
      }),
      launchImageLibraryAsync: resolves(({ allowsMultipleSelection, selectionLimit }: Options) =>
        pick('the gallery', allowsMultipleSelection ? selectionLimit || Infinity : 1),
      ),
      getPendingResultAsync: resolves(() => []),
    },
  }
}
