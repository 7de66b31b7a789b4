import { asyncApi } from '../async-api'
import type { WxArea } from '../context'
import { WxFailure } from '../wx-failure'

/** half-widths: four Chinese characters, or eight letters */
const BUTTON_WIDTH = 8
const MAX_ITEMS = 6

const MODAL = {
  title: 'String?',
  content: 'String?',
  showCancel: 'Boolean?',
  cancelText: 'String?',
  confirmText: 'String?',
  cancelColor: 'String?',
  confirmColor: 'String?',
  editable: 'Boolean?',
  placeholderText: 'String?',
}

/** wx.showModal and showActionSheet: they wait until the dialog in runtime.chrome is answered. */
export const dialogs: WxArea = (context) => ({
  showModal: asyncApi(context, 'showModal', MODAL, async (option) => {
    const { title = '', content = '', showCancel = true, cancelText = '取消', confirmText = '确定' } = option
    checkButton('cancelText', String(cancelText))
    checkButton('confirmText', String(confirmText))
    const choice = await context.ask({
      kind: 'modal',
      title: String(title),
      content: String(content),
      confirmText: String(confirmText),
      ...(showCancel === true ? { cancelText: String(cancelText) } : {}),
    })
    const confirm = choice === 'confirm'
    // only a mock can type into an editable modal
    return { confirm, cancel: !confirm, content: confirm && option.editable === true ? String(content) : null }
  }),
  showActionSheet: asyncApi(
    context,
    'showActionSheet',
    { itemList: 'Array', itemColor: 'String?', alertText: 'String?' },
    async ({ itemList, alertText = '' }) => {
      const items = (itemList as readonly unknown[]).map(String)
      if (items.length === 0) throw new WxFailure('parameter error: parameter.itemList should have at least 1 item;')
      if (items.length > MAX_ITEMS)
        throw new WxFailure(`parameter error: itemList should not be larger than ${MAX_ITEMS};`)
      const choice = await context.ask({ kind: 'actionSheet', title: String(alertText), items })
      if (typeof choice !== 'number') throw new WxFailure('cancel')
      return { tapIndex: choice }
    },
  ),
})

function checkButton(name: string, text: string): void {
  const width = [...text].reduce((sum, letter) => sum + (letter > '\u00ff' ? 2 : 1), 0)
  if (width <= BUTTON_WIDTH) return
  throw new WxFailure(`parameter error: ${name} length should not larger than 4 Chinese characters;`)
}
