import { currentPage, find, onBothBackends } from '../../../test/support/connected'
import { eventually } from '../../../test/support/eventually'

onBothBackends((current) => {
  const app = () => current().miniProgram
  const home = () => current().open('/pages/home/home')

  /** Starts a call of wx that waits for a person; `answer` settles with what success or fail gets. */
  async function asking(name: string, option: object): Promise<{ answer: Promise<unknown> }> {
    const told = `(name, option) => new Promise((resolve) => wx[name]({ ...option, success: resolve, fail: resolve }))`
    const answer = app().evaluate(told, name, option)
    await new Promise((resolve) => setImmediate(resolve))
    return { answer }
  }
  const action = (run: () => Promise<unknown>) => eventually(async () => void (await run()))

  test('Tool.getInfo: tells the version of the base library that app code is told', async () => {
    const { SDKVersion } = (await current().host.call('Tool.getInfo', {})) as { SDKVersion: string }
    expect(SDKVersion).toBe((await app().systemInfo()).SDKVersion)
    await app().checkVersion()
  })

  test('Tool.native confirmModal and cancelModal: answer a modal, once', async () => {
    const confirmed = await asking('showModal', { title: 'sure?' })
    await action(() => app().native().confirmModal())
    expect(await confirmed.answer).toMatchObject({ confirm: true, cancel: false })
    const cancelled = await asking('showModal', { title: 'sure?' })
    await action(() => app().native().cancelModal())
    expect(await cancelled.answer).toMatchObject({ confirm: false, cancel: true })
    await expect(app().native().confirmModal()).rejects.toThrow('no modal dialog is shown')
  })

  test('Tool.native authorizeCancel and authorizeAllow: answer a permission, which is then remembered', async () => {
    const refused = await asking('authorize', { scope: 'scope.camera' })
    await action(() => app().native().authorizeCancel())
    expect(await refused.answer).toMatchObject({ errMsg: expect.stringMatching(/^authorize:fail/) })
    const allowed = await asking('authorize', { scope: 'scope.record' })
    await action(() => app().native().authorizeAllow())
    expect(await allowed.answer).toEqual({ errMsg: 'authorize:ok' })
  })

  test('Tool.native closePaymentDialog: cancels a payment', async () => {
    const payment = { timeStamp: '1', nonceStr: 'n', package: 'prepay_id=1', paySign: 's' }
    const { answer } = await asking('requestPayment', payment)
    await action(() => app().native().closePaymentDialog())
    expect(await answer).toMatchObject({ errMsg: 'requestPayment:fail cancel' })
  })

  test('Tool.native shareConfirm and shareCancel: end the dialog that a share button opened', async () => {
    const page = await current().open('/pages/forms/forms')
    for (const end of ['shareConfirm', 'shareCancel'] as const) {
      await (await find(page, '#share')).tap()
      await action(() => app().native()[end]())
      await expect(app().native()[end]()).rejects.toThrow('no share dialog is shown')
    }
  })

  test('Tool.native switchTab: taps the tab bar, which tells the page', async () => {
    await current().open('/pages/forms/forms')
    await current().recorded()
    await app().native().switchTab({ url: '/pages/home/home' })
    expect((await currentPage(app())).path).toBe('pages/home/home')
    expect(await current().recorded()).toContain('home.onTabItemTap 0 pages/home/home Home')
    await expect(app().native().switchTab({ url: '/pages/web/web' })).rejects.toThrow('is not a page of the tab bar')
  })

  test('Tool.native navigateLeft and goHome: go back, and to the first page', async () => {
    await home()
    await app().callWxMethod('navigateTo', { url: '/pages/detail/detail' })
    await app().native().navigateLeft()
    expect((await currentPage(app())).path).toBe('pages/home/home')
    await expect(app().native().navigateLeft()).rejects.toThrow('there is no page to go back to')
    await current().open('/pages/detail/detail')
    await app().native().goHome()
    expect((await currentPage(app())).path).toBe('pages/home/home')
  })

  test('Tool.native: refuses what it does not know', async () => {
    await expect(current().host.call('Tool.native', { method: 'fly' })).rejects.toThrow('fly is not implemented')
  })

  test('Tool.getTestAccounts: nobody is logged in', async () => {
    expect(await app().testAccounts()).toEqual([])
  })

  test('Tool.getTicket, setTicket and refreshTicket: keep the ticket that they are given', async () => {
    expect(await app().getTicket()).toEqual({ ticket: '', expiredTime: 0 })
    await expect(app().refreshTicket()).rejects.toThrow('there is no ticket to refresh')
    await app().setTicket('t')
    await app().refreshTicket()
    expect(await app().getTicket()).toEqual({ ticket: 't', expiredTime: expect.any(Number) })
  })

  test('Tool.stopAudits: reports what the run has shown so far', async () => {
    const page = await home()
    const before = await app().stopAudits()
    await (await find(page, '#throw')).tap()
    await eventually(async () => {
      const { audits } = await app().stopAudits()
      const errors = audits.find(({ id }: { id: string }) => id === 'uncaught-errors')
      expect(errors).toMatchObject({ passed: false, found: [expect.stringContaining('thrown by a handler')] })
    })
    expect((await app().stopAudits()).score).toBeLessThan(before.score)
  })

  test('Tool.enableRemoteDebug: says that it cannot be done here', async () => {
    await expect(app().remote()).rejects.toThrow('remote debugging needs WeChat on a phone')
  })

  test('a method that the protocol does not have is an error', async () => {
    await expect(current().host.call('Tool.dance', {})).rejects.toThrow('Tool.dance is not implemented')
    await expect(current().host.call('toString', {})).rejects.toThrow('toString is not implemented')
  })
})
