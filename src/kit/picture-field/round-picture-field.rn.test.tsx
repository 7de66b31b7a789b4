import { act, cleanup, fireEvent, render, screen, waitFor } from '@testing-library/react-native'
import { launchImageLibraryAsync, requestCameraPermissionsAsync } from 'expo-image-picker'
import { pictureIds } from './ids'
import { setCurrent } from '@/locales/current'
import dictionary from '@/locales/catalogues/en.json'
import { sendFile } from '@/platform/pictures/send-file'
import { openRequests } from '@/services/context'
import { PictureList } from '@/hooks/picture-list'
import { RoundPictureField } from './round-picture-field'

jest.mock('expo-image-picker', () => ({
  launchImageLibraryAsync: jest.fn(),
  requestCameraPermissionsAsync: jest.fn(),
  MediaTypeOptions: {},
  UIImagePickerPreferredAssetRepresentationMode: {},
}))
jest.mock('@/platform/pictures/send-file', () => ({ sendFile: jest.fn() }))
const library = launchImageLibraryAsync as jest.Mock
const permission = requestCameraPermissionsAsync as jest.Mock
const send = sendFile as jest.MockedFunction<typeof sendFile>

const arrived = { status: 200, body: JSON.stringify({ code: 200, message: '', data: { id: '7', url: '' } }) }

async function open(): Promise<PictureList> {
  const list = new PictureList({ purpose: 'avatar', limit: 1, tooLarge: () => 'Too large' })
  render(<RoundPictureField list={list} label="Profile photo" present="" letter="R" />)
  fireEvent.press(screen.getByTestId(pictureIds.change))
  await screen.findByTestId(pictureIds.source('gallery'))
  return list
}

beforeAll(openRequests)
beforeEach(() => {
  setCurrent('en', dictionary)
  jest.clearAllMocks()
})
afterEach(cleanup)

describe('one picture in the native app', () => {
  it('is chosen from the phone’s pictures above the sheet, which goes after it, and sent', async () => {
    library.mockResolvedValue({ canceled: false, assets: [{ uri: 'file:///cache/me.jpeg' }] })
    send.mockReturnValue({ answer: Promise.resolve(arrived), cancel: jest.fn() })
    const list = await open()
    fireEvent.press(screen.getByTestId(pictureIds.source('gallery')))
    await waitFor(() => expect(list.ids).toEqual(['7']))
    expect(send.mock.calls[0]?.[0].picture.uri).toBe('file:///cache/me.jpeg')
    await waitFor(() => expect(screen.queryByTestId(pictureIds.source('gallery'))).toBeNull())
  })

  it('is sent again after it failed', async () => {
    library.mockResolvedValue({ canceled: false, assets: [{ uri: 'file:///cache/me.jpeg' }] })
    send.mockImplementationOnce(() => ({ answer: Promise.reject(new Error('no network')), cancel: jest.fn() }))
    send.mockReturnValueOnce({ answer: Promise.resolve(arrived), cancel: jest.fn() })
    const list = await open()
    fireEvent.press(screen.getByTestId(pictureIds.source('gallery')))
    fireEvent.press(await screen.findByTestId(pictureIds.retry))
    await waitFor(() => expect(list.ids).toEqual(['7']))
  })

  it('explains why the camera stays closed', async () => {
    permission.mockResolvedValue({ granted: false })
    await open()
    await act(async () => void fireEvent.press(screen.getByTestId(pictureIds.source('camera'))))
    await screen.findByText(/The app may not use the camera/)
    expect(screen.getByRole('button', { name: 'Open the settings' })).toBeTruthy()
  })
})
