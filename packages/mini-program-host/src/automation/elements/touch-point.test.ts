import { connect, find, type Connected } from '../../../test/support/connected'
import { eventually } from '../../../test/support/eventually'
import { removeWritten, writeProgram } from '../../../test/support/write-program'

const WXML = `
<view id="low" bindtap="tapped">low</view>
<view id="under" bindtap="tapped" style="margin-top: 460px">under</view>
<view id="strip" bindtap="tapped" style="height: 40px"><view id="child" style="height: 40px">child</view></view>
<text id="broken" bindtap="tapped">{{words}}</text>
<view style="height: 2000px" />
<view id="veil" wx:if="{{veiled}}" style="position: fixed; left: 0; top: 0; width: 100%; height: 100%" />
<view class="bar" style="position: fixed; left: 0; bottom: 0; width: 100%; height: 120px" />
<view id="fixed" style="position: fixed; left: 0; bottom: 60px; z-index: -1; width: 20px; height: 20px" />
`
const SCRIPT = `Page({
  data: { veiled: false, tapped: '', words: Array(60).fill('words').join(' ') },
  tapped(event) { this.setData({ tapped: event.currentTarget.id }) },
})`

describe('a finger in Chromium', () => {
  let connected: Connected
  const open = () => connected.open('/pages/a/a')

  beforeAll(async () => {
    connected = await connect({
      backend: 'chromium',
      folder: writeProgram({ 'pages/a/a.wxml': WXML, 'pages/a/a.js': SCRIPT }),
    })
  })
  afterAll(async () => {
    await connected.end()
    removeWritten()
  })

  test('cannot tap what lies under something else, seen through or not, and is told what that is', async () => {
    const page = await open()
    const low = await find(page, '#low')
    await low.tap()
    await eventually(async () => expect(await page.data('tapped')).toBe('low'))
    await page.setData({ veiled: true })
    await expect(low.tap()).rejects.toThrow('element is covered by view#veil')
    await page.setData({ veiled: false })
    await low.tap()
  })

  test('names what covers an element by its class where there is no id', async () => {
    await expect((await find(await open(), '#fixed')).tap()).rejects.toThrow('element is covered by view.bar')
  })

  test('scrolls an element out from under a bar', async () => {
    const page = await open()
    await (await find(page, '#strip')).tap()
    await eventually(async () => expect(await page.data('tapped')).toBe('strip'))
    expect(await page.scrollTop()).toBeGreaterThan(0)
  })

  test('taps a text of several lines', async () => {
    const page = await open()
    await (await find(page, '#broken')).tap()
    await eventually(async () => expect(await page.data('tapped')).toBe('broken'))
  })

  test('cannot tap a page under a dialog of the super-app', async () => {
    const page = await open()
    const { miniProgram } = connected
    await miniProgram.evaluate('function () { wx.showModal({ title: "sure?", success() {} }) }')
    await expect((await find(page, '#low')).tap()).rejects.toThrow('element is covered by div#host-modal')
    await miniProgram.native().confirmModal()
    await (await find(page, '#low')).tap()
  })
})
