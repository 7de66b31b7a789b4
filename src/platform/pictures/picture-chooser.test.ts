import Taro from '@tarojs/taro'

// by its whole name: jest would take the web's
const { pictureChooser: hostChooser } = jest.requireActual<typeof import('./picture-chooser')>('./picture-chooser.ts')

const chooseMedia = jest.fn()
beforeEach(() => {
  chooseMedia.mockReset()
  ;(Taro as { chooseMedia: unknown }).chooseMedia = chooseMedia
})

describe('the pictures of the mini-program', () => {
  it('come from the camera or the album, small, and without videos', async () => {
    chooseMedia.mockResolvedValue({ tempFiles: [{ tempFilePath: 'http://tmp/a.jpg', size: 12 }] })
    const picture = { uri: 'http://tmp/a.jpg', name: 'a.jpg', bytes: 12, type: 'image/jpeg' }
    expect(await hostChooser.choose('gallery', 3)).toEqual([picture])
    await hostChooser.choose('camera', 1)
    expect(chooseMedia.mock.calls).toEqual([
      [{ count: 3, mediaType: ['image'], sourceType: ['album'], sizeType: ['compressed'] }],
      [{ count: 1, mediaType: ['image'], sourceType: ['camera'], sizeType: ['compressed'] }],
    ])
  })

  it('are at most nine at once, as older hosts have it', async () => {
    chooseMedia.mockResolvedValue({ tempFiles: [] })
    await hostChooser.choose('gallery', 52)
    expect(chooseMedia).toHaveBeenCalledWith(expect.objectContaining({ count: 9 }))
  })

  it.each([
    ['chooseMedia:fail cancel', 'cancelled'],
    ['chooseMedia:fail auth deny', 'refused'],
    ['chooseMedia:fail system permission denied', 'refused'],
  ])('are none after %s', async (errMsg, answer) => {
    chooseMedia.mockRejectedValue({ errMsg })
    expect(await hostChooser.choose('gallery', 1)).toBe(answer)
  })

  it('fail when the host fails', async () => {
    chooseMedia.mockRejectedValue({ errMsg: 'chooseMedia:fail out of memory' })
    await expect(hostChooser.choose('gallery', 1)).rejects.toEqual({ errMsg: 'chooseMedia:fail out of memory' })
  })
})
