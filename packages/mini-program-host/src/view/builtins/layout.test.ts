import { useChromium } from './test/chromium-page'

const draw = useChromium()

// 40 × 20 px, red
const PICTURE = `data:image/svg+xml,${encodeURIComponent('<svg xmlns="http://www.w3.org/2000/svg" width="40" height="20"><rect width="40" height="20" fill="red"/></svg>')}`

it('lays views, texts and images out as WeChat does without styles', async () => {
  const page = await draw('<view id="v"><text id="t">one</text><text id="u">two</text></view><image id="i" src="" />')
  expect((await page.box('#v')).width).toBe(375)
  const [t, u] = [await page.box('#t'), await page.box('#u')]
  expect(u.x).toBeCloseTo(t.x + t.width)
  expect(await page.box('#i')).toMatchObject({ width: 320, height: 240 })
})

it('reports the size of a picture, and gives an image of widthFix the height of its picture', async () => {
  const page = await draw('<image id="i" mode="widthFix" src="{{src}}" bindload="on" style="width:200px" />', {
    src: PICTURE,
  })
  expect(await page.seen('load')).toEqual({ width: 40, height: 20 })
  expect(await page.box('#i')).toMatchObject({ width: 200, height: 100 })
})

it('reports a picture that does not load', async () => {
  const page = await draw('<image id="i" src="data:image/png,no" binderror="on" />')
  expect(await page.seen('error')).toEqual({ errMsg: expect.stringContaining('data:image/png,no') })
})

it.each([
  ['aspectFit', 'contain', '50% 50%'],
  ['aspectFill', 'cover', '50% 50%'],
  ['scaleToFill', 'fill', '50% 50%'],
  ['top left', 'none', '0% 0%'],
  ['bottom', 'none', '50% 100%'],
  ['center', 'none', '50% 50%'],
])('draws a picture in the mode %s', async (mode, fit, position) => {
  const page = await draw(`<image id="i" mode="${mode}" src="{{src}}" />`, { src: PICTURE })
  const style = await page.page.evaluate(() => {
    const { objectFit, objectPosition } = getComputedStyle(document.querySelector('#i img')!)
    return { objectFit, objectPosition }
  })
  expect(style).toEqual({ objectFit: fit, objectPosition: position })
})

it('draws a button 46 px high over the whole width, and a small one as wide as its text', async () => {
  const page = await draw(
    '<button id="b">Go</button><button id="m" size="mini" class="mine">Go</button>',
    {},
    '.mine { background-color: rgb(1, 2, 3) }',
  )
  const { width, height } = await page.box('#b')
  expect([width, Math.round(height)]).toEqual([375, 46])
  expect((await page.box('#m')).width).toBeLessThan(80)
  const colour = await page.page.evaluate(() => getComputedStyle(document.querySelector('#m')!).backgroundColor)
  expect(colour).toBe('rgb(1, 2, 3)')
})

it('truncates a text after max-lines', async () => {
  const page = await draw(
    '<view style="width:80px"><text id="t" overflow="ellipsis" max-lines="2" style="line-height:20px">a long text that would take many more lines than two of them</text></view>',
  )
  expect((await page.box('#t')).height).toBe(40)
})

it('hides any tag that is hidden, whatever its own display', async () => {
  const page = await draw('<view id="v" hidden="{{no}}" style="display:flex">x</view>', { no: true })
  expect((await page.box('#v')).height).toBe(0)
})

it('draws the children of a root-portal outside all boxes around it', async () => {
  const page = await draw(
    '<view style="transform:translate(0,0);width:50px;height:50px;overflow:hidden"><root-portal><view id="v" style="position:fixed;inset:0">{{word}}</view></root-portal></view>',
    { word: 'one' },
  )
  expect(await page.box('#v')).toMatchObject({ width: 375, height: 667 })
  await page.setData({ word: 'two' })
  expect(await page.page.textContent('#v')).toBe('two')
})
