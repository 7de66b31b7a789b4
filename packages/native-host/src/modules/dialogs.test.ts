import { callMethod, moduleBench } from '../../test/support/module-context'
import { actionSheets, androidDialogs, androidShare, iosAlerts } from './dialogs'

describe('dialogs of the platform', () => {
  it('wait for a button on Android, and report which it was', async () => {
    const { context } = await moduleBench()
    const done = jest.fn()
    const alert = { title: 'Sure?', message: 'It is gone then.', buttonPositive: 'Yes', buttonNegative: 'No' }
    callMethod(androidDialogs(context), 'showAlert', alert, jest.fn(), done)
    const [dialog] = context.surroundings.dialogs
    expect(dialog).toMatchObject({ kind: 'alert', title: 'Sure?', buttons: ['Yes', 'No'] })
    expect(() => dialog?.press('Maybe')).toThrow('the dialog has no button "Maybe", only Yes, No')
    dialog?.press('No')
    expect(done).toHaveBeenCalledWith('buttonClicked', -2)
    expect(context.surroundings.dialogs).toEqual([])
  })

  it("report the id of an alert's button on iOS, and the index in a sheet", async () => {
    const { context } = await moduleBench('ios')
    const done = jest.fn()
    callMethod(iosAlerts(context), 'alertWithArgs', { title: 'T', buttons: [{ 0: 'Yes' }, { 1: 'No' }] }, done)
    context.surroundings.dialogs[0]?.press('No')
    callMethod(actionSheets(context), 'showActionSheetWithOptions', { options: ['Camera', 'Gallery'] }, done)
    context.surroundings.dialogs[0]?.press('Gallery')
    expect(done.mock.calls).toEqual([['1', ''], [1]])
  })

  it('show what is shared', async () => {
    const { context } = await moduleBench()
    const shared = callMethod(androidShare(context), 'share', { message: 'https://shop.example' }, 'A lamp')
    expect(context.surroundings.dialogs[0]).toMatchObject({ kind: 'share', message: 'https://shop.example' })
    context.surroundings.dialogs[0]?.press('share')
    await expect(shared).resolves.toEqual({ action: 'sharedAction' })
  })
})
