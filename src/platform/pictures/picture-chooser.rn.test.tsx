import {
  launchCameraAsync,
  launchImageLibraryAsync,
  requestCameraPermissionsAsync,
  requestMediaLibraryPermissionsAsync,
} from 'expo-image-picker'
import { Linking } from 'react-native'
import { pictureChooser } from './picture-chooser'

jest.mock('expo-image-picker', () => ({
  launchCameraAsync: jest.fn(),
  launchImageLibraryAsync: jest.fn(),
  requestCameraPermissionsAsync: jest.fn(),
  requestMediaLibraryPermissionsAsync: jest.fn(),
  MediaTypeOptions: { Images: 'Images' },
  UIImagePickerPreferredAssetRepresentationMode: { Compatible: 'compatible' },
}))
const camera = launchCameraAsync as jest.Mock
const library = launchImageLibraryAsync as jest.Mock
const permission = requestCameraPermissionsAsync as jest.Mock

const asset = (n: number) => ({ uri: `file:///cache/${n}.jpeg`, width: 9, height: 9, fileSize: 7, fileName: null })
const picked = (n: number) => ({ uri: `file:///cache/${n}.jpeg`, name: `${n}.jpeg`, bytes: 7, type: 'image/jpeg' })

beforeEach(() => jest.clearAllMocks())

describe('the pictures of a phone', () => {
  it('come from its camera and from its pictures', () => {
    expect(pictureChooser.sources()).toEqual(['camera', 'gallery'])
  })

  it('are chosen without asking for leave, as JPEG, without where they were taken, as many as there is room for', async () => {
    library.mockResolvedValue({ canceled: false, assets: [asset(1), asset(2), asset(3)] })
    expect(await pictureChooser.choose('gallery', 2)).toEqual([picked(1), picked(2)])
    expect(library).toHaveBeenCalledWith(
      expect.objectContaining({
        mediaTypes: 'Images',
        exif: false,
        preferredAssetRepresentationMode: 'compatible',
        allowsMultipleSelection: true,
        selectionLimit: 2,
      }),
    )
    expect([permission, requestMediaLibraryPermissionsAsync].map((each) => (each as jest.Mock).mock.calls)).toEqual([
      [],
      [],
    ])
  })

  it('are one where there is room for one', async () => {
    library.mockResolvedValue({ canceled: false, assets: [asset(1)] })
    await pictureChooser.choose('gallery', 1)
    expect(library).toHaveBeenCalledWith(expect.objectContaining({ allowsMultipleSelection: false }))
  })

  it('are taken once the person lets the app use the camera', async () => {
    permission.mockResolvedValue({ granted: true })
    camera.mockResolvedValue({ canceled: false, assets: [asset(1)] })
    expect(await pictureChooser.choose('camera', 1)).toEqual([picked(1)])
  })

  it('are none when the person keeps the camera from the app, and no camera opens', async () => {
    permission.mockResolvedValue({ granted: false })
    expect(await pictureChooser.choose('camera', 1)).toBe('refused')
    expect(camera).not.toHaveBeenCalled()
  })

  it('are none when nothing was chosen', async () => {
    library.mockResolvedValue({ canceled: true, assets: null })
    expect(await pictureChooser.choose('gallery', 1)).toBe('cancelled')
  })

  it('lead to the settings in which a refusal is taken back', async () => {
    const open = jest.spyOn(Linking, 'openSettings').mockResolvedValue()
    await pictureChooser.openSettings?.()
    expect(open).toHaveBeenCalledTimes(1)
  })
})
