import { currentPage, find, onBothBackends } from '../../test/support/connected'

onBothBackends((current) => {
  const home = () => current().open('/pages/home/home')

  test('Page.getElement: finds the first element by id, class, tag, attribute, and as a descendant', async () => {
    const page = await home()
    const texts = await Promise.all(
      ['#title', '.title', 'view', '[data-step]', '#bubbling > button', 'view.row .row-name, #nothing-else'].map(
        async (selector) => (await find(page, selector)).text(),
      ),
    )
    expect(texts).toEqual(['plain', 'plain', 'plain', 'add', 'inner', 'apple'])
  })

  test('Page.getElement: is null for what is not there, and for a selector that is none', async () => {
    const page = await home()
    expect(await page.$('#nobody')).toBeNull()
    expect(await page.$('##')).toBeNull()
  })

  test('Page.getElement: names a tag as wxml does, and marks custom components', async () => {
    const page = await home()
    const [button, counter] = [await find(page, '#add'), await find(page, 'counter')]
    expect([button.tagName, button.constructor.name]).toEqual(['button', 'Element'])
    expect([counter.tagName, counter.constructor.name]).toEqual(['counter', 'CustomElement'])
  })

  test('Page.getElements: finds all of them, in the order of the page', async () => {
    const page = await home()
    const names = await Promise.all((await page.$$('.row .row-name')).map((row: { text(): unknown }) => row.text()))
    expect(names).toEqual(['apple', 'banana', 'cherry'])
    expect(await page.$$('.nobody')).toEqual([])
  })

  test('Page.getElements: tells what is wrong with a selector', async () => {
    const page = await home()
    await expect(page.$$('view:not(.row')).rejects.toThrow('"view:not(.row" is not a valid selector')
  })

  test('the same element has the same id each time, and no other element has it', async () => {
    const page = await home()
    expect(await find(page, '.title')).toBe(await find(page, '#title'))
    const rows = await page.$$('.row')
    expect(new Set(rows).size).toBe(3)
    expect(await page.$$('.row')).toEqual(rows)
  })

  test('page.$ does not see into custom components, not even into those without an element of their own', async () => {
    const page = await home()
    expect(await page.$$('.label')).toEqual([])
    expect(await page.$$('.amount')).toEqual([])
    expect(await page.$$('price-tag')).toEqual([])
    expect(await (await find(page, '#slotted')).text()).toBe('in the slot')
  })

  test('Page.getElementByXpath and getElementsByXpath: take names of wxml, from /page on', async () => {
    const page = await home()
    expect(await (await page.xpath("//view[@id='title']"))?.text()).toBe('plain')
    expect(await (await page.getElementByXpath('/page/view[1]'))?.text()).toBe('plain')
    const buttons = await page.getElementsByXpath("//view[@id='bubbling']/button[position() = 1 or position() = 2]")
    expect(await Promise.all(buttons.map((button: { text(): unknown }) => button.text()))).toEqual(['inner', 'caught'])
    expect(await page.xpath("//text[@class='label']")).toBeNull()
    expect(await page.xpath('//view[')).toBeNull()
  })

  test('Page.getData: answers all data, or what lies at a path', async () => {
    const page = await home()
    expect(await page.data()).toMatchObject({ title: 'plain', cents: 1250 })
    expect(await page.data('rows[1].name')).toBe('banana')
    expect(await page.data('rows[9].name')).toBeUndefined()
  })

  test('Page.setData: has drawn the data when it answers', async () => {
    const page = await home()
    await page.setData({ title: 'changed', 'rows[0].name': 'apricot' })
    expect(await (await find(page, '#title')).text()).toBe('changed')
    expect(await (await find(page, '.row-name')).text()).toBe('apricot')
  })

  test('Page.callMethod: calls a method of the page and answers what it returns', async () => {
    const page = await home()
    expect(await page.callMethod('onShareAppMessage', { from: 'menu' })).toMatchObject({ title: 'shared by menu' })
    await expect(page.callMethod('nobody')).rejects.toThrow('page pages/home/home has no method nobody')
    await expect(page.callMethod('fail')).rejects.toThrow('thrown by a handler')
  })

  test('Page.getWindowProperties: tells the size of the page and how far it is scrolled', async () => {
    const { backend, miniProgram } = current()
    const page = await home()
    expect(await page.scrollTop()).toBe(0)
    const { width, height } = await page.size()
    if (backend === 'jsdom') return
    expect(width).toBe(375)
    expect(height).toBeGreaterThan(750)
    await miniProgram.pageScrollTo(40)
    expect(await page.scrollTop()).toBe(40)
  })

  test('a page that has been closed is an error', async () => {
    const old = await home()
    await home()
    await expect(old.data()).rejects.toThrow(/^page \d+ is not on the page stack$/)
    expect((await currentPage(current().miniProgram)).path).toBe('pages/home/home')
  })
})
