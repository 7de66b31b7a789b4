import Taro from '@tarojs/taro'
import { openDocument } from './open-document'
import { openDocument as openInMiniProgram } from './open-document.weapp'

const ADDRESS = 'https://souk.test/documents/invoice/7?signature=1'

it('lets the browser save the document', async () => {
  const clicked = jest.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(() => undefined)
  await openDocument(ADDRESS)
  const [link] = clicked.mock.contexts as HTMLAnchorElement[]
  expect([link?.href, link?.hasAttribute('download')]).toEqual([ADDRESS, true])
  expect(document.querySelector('a')).toBeNull()
})

describe('in the mini-program', () => {
  const show = jest.fn()
  const load = jest.fn()
  beforeEach(() => {
    show.mockReset().mockResolvedValue({})
    load.mockReset().mockResolvedValue({ statusCode: 200, tempFilePath: 'wxfile://tmp_1.pdf' })
    Object.assign(Taro, { downloadFile: load, openDocument: show })
  })

  it('loads the document and shows it', async () => {
    await openInMiniProgram(ADDRESS)
    expect(load).toHaveBeenCalledWith({ url: ADDRESS })
    expect(show).toHaveBeenCalledWith({ filePath: 'wxfile://tmp_1.pdf', fileType: 'pdf', showMenu: true })
  })

  it('shows nothing of an address that is over', async () => {
    load.mockResolvedValue({ statusCode: 404, tempFilePath: 'wxfile://tmp_1.pdf' })
    await expect(openInMiniProgram(ADDRESS)).rejects.toThrow('404')
    expect(show).not.toHaveBeenCalled()
  })
})
