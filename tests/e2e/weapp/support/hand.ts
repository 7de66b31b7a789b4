import type MiniProgram from 'miniprogram-automator/out/MiniProgram'
import { linkTo } from '@/routes'
import type { Photo } from '../../walk/photo'
import type { Hand } from '../../walk/profile'
import type { WeappDriver } from './driver'
import { everywhere, readPage } from './elements'

/** Inside the folder to which a mini-program can write. */
const FILE = 'wxfile://usr/me.jpg'

async function pick(miniProgram: MiniProgram, photo: Photo | 'cancel'): Promise<void> {
  if (photo === 'cancel') {
    await miniProgram.mockWxMethod('chooseMedia', goBack)
    return
  }
  const content = Buffer.from(photo.bytes).toString('base64')
  await miniProgram.evaluate(write, FILE, content)
  const file = { tempFilePath: FILE, size: photo.bytes.length, fileType: 'image' }
  await miniProgram.mockWxMethod('chooseMedia', { tempFiles: [file], type: 'image', errMsg: 'chooseMedia:ok' })
}

/** The part of the host that the mini-program's code uses. */
declare const wx: {
  getFileSystemManager(): { writeFileSync(file: string, content: string, encoding: 'base64'): void }
}

/** Runs in the mini-program: writes a file in place of a phone's photo. */
function write(filePath: string, content: string): void {
  wx.getFileSystemManager().writeFileSync(filePath, content, 'base64')
}

/** Runs in the mini-program: acts like the host after a cancellation. */
function goBack(options: { fail?: (error: object) => void }): void {
  setTimeout(() => options.fail?.({ errMsg: 'chooseMedia:fail cancel' }))
}

/** How users choose pictures in the mini-program. */
export const hand = (miniProgram: MiniProgram, driver: WeappDriver): Hand => ({
  asks: true,
  pick: (photo) => pick(miniProgram, photo),
  shows: (address) =>
    readPage(
      miniProgram,
      async (page) => {
        const images = await everywhere(page, 'image')
        const sources = await Promise.all(images.map((image) => image.attribute('src')))
        return sources.includes(address)
      },
      'the pictures of the page',
    ),
  restart: () => driver.openAlone(linkTo('dashboard')),
})
