import type { Dialog, Runtime } from '../../types/runtime'
import { objectParam, textParam, type Params } from '../params'
import { tapTab } from './tap-tab'

type NativeAction = (runtime: Runtime, data: Params) => unknown

/** The user's actions on the super-app around the pages, by the client's names. */
const ACTIONS: Readonly<Record<string, NativeAction>> = {
  goHome: ({ router, program }) => {
    const home = program.pages[0]
    return program.tabs.includes(home) ? router.switchTab(`/${home}`) : router.reLaunch(`/${home}`)
  },
  navigateLeft: ({ router, stack }) => {
    if (stack.length < 2) throw new Error('navigateLeft: there is no page to go back to')
    return router.navigateBack(1)
  },
  switchTab: (runtime, data) => tapTab(runtime, textParam(data, 'url').replace(/^\//, '')),
  confirmModal: answer('modal', 'confirm'),
  cancelModal: answer('modal', 'cancel'),
  authorizeAllow: answer('authorize', 'confirm'),
  authorizeCancel: answer('authorize', 'cancel'),
  closePaymentDialog: answer('payment', 'cancel'),
  shareConfirm: answer('share', 'confirm'),
  shareCancel: answer('share', 'cancel'),
}

function answer(kind: Dialog['kind'], choice: 'confirm' | 'cancel'): NativeAction {
  return ({ chrome }) => {
    const { dialog } = chrome
    if (dialog?.kind !== kind) throw new Error(`no ${kind} dialog is shown`)
    dialog.answer(choice)
  }
}

/** @throws Error when the screen does not show what the method needs */
export async function native(runtime: Runtime, params: Params): Promise<void> {
  const method = textParam(params, 'method')
  const action = Object.hasOwn(ACTIONS, method) ? ACTIONS[method] : undefined
  if (action === undefined) throw new Error(`native method ${method} is not implemented`)
  await action(runtime, params.data == null ? {} : objectParam(params, 'data'))
}
