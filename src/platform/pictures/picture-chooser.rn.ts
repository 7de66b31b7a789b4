import {
  launchCameraAsync,
  launchImageLibraryAsync,
  MediaTypeOptions,
  requestCameraPermissionsAsync,
  UIImagePickerPreferredAssetRepresentationMode,
  type ImagePickerAsset,
  type ImagePickerOptions,
} from 'expo-image-picker'
import { Linking } from 'react-native'
import type { PickedPicture, PictureAnswer, PictureChooser, PictureSource } from './types'

/** Converts other formats to JPEG and removes the place where the picture was taken. */
const OPTIONS: ImagePickerOptions = {
  mediaTypes: MediaTypeOptions.Images,
  quality: 0.8,
  exif: false,
  preferredAssetRepresentationMode: UIImagePickerPreferredAssetRepresentationMode.Compatible,
}

const picked = ({ uri, fileName, fileSize, mimeType }: ImagePickerAsset): PickedPicture => ({
  uri,
  name: fileName ?? uri.slice(uri.lastIndexOf('/') + 1),
  bytes: fileSize ?? 0,
  type: mimeType ?? 'image/jpeg',
})

/** Only the camera needs a permission: the system's own chooser shows the app nothing but the chosen pictures. */
async function choose(source: PictureSource, limit: number): Promise<PictureAnswer> {
  if (source === 'camera' && !(await requestCameraPermissionsAsync()).granted) return 'refused'
  const several = { allowsMultipleSelection: limit > 1, selectionLimit: limit }
  const result =
    source === 'camera' ? await launchCameraAsync(OPTIONS) : await launchImageLibraryAsync({ ...OPTIONS, ...several })
  return result.canceled ? 'cancelled' : result.assets.slice(0, limit).map(picked)
}

/** The phone's camera and gallery. */
export const pictureChooser: PictureChooser = {
  sources: () => ['camera', 'gallery'],
  choose,
  openSettings: () => Linking.openSettings(),
}
