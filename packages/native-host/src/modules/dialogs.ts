import { callsBack, resolves, unseen, type Callback, type NativeModule } from '../bridge/native-module'
import { HostError } from '../types/host-error'
import type { Dialog, NativeContext } from './native-context'

interface AndroidAlert {
  readonly title?: string
  readonly message?: string
  readonly buttonPositive?: string
  readonly buttonNegative?: string
  readonly buttonNeutral?: string
}

interface IosAlert {
  readonly title?: string
  readonly message?: string
  /** the id and text of each button */
  readonly buttons?: readonly Readonly<Record<string, string>>[]
}

interface ActionSheet {
  readonly title?: string
  readonly message?: string
  readonly options?: readonly string[]
}

function show(
  { surroundings }: NativeContext,
  kind: Dialog['kind'],
  { title = '', message = '' }: { readonly title?: string; readonly message?: string },
  buttons: ReadonlyMap<string, () => void>,
): void {
  const dialog: Dialog = {
    kind,
    title,
    message,
    buttons: [...buttons.keys()],
    press(button) {
      const act = buttons.get(button)
      if (!act) throw new HostError(`the dialog has no button "${button}", only ${[...buttons.keys()].join(', ')}`)
      surroundings.dialogs.splice(surroundings.dialogs.indexOf(dialog), 1)
      act()
    },
  }
  surroundings.dialogs.push(dialog)
}

const ANDROID_BUTTONS = { buttonPositive: -1, buttonNegative: -2, buttonNeutral: -3 } as const

export function androidDialogs(context: NativeContext): NativeModule {
  return {
    name: 'DialogManagerAndroid',
    constants: { buttonClicked: 'buttonClicked', dismissed: 'dismissed', ...ANDROID_BUTTONS },
    methods: {
      showAlert: callsBack([1, 2], (alert: AndroidAlert, _failed: Callback, done: Callback) => {
        const buttons = new Map<string, () => void>()
        for (const name of ['buttonPositive', 'buttonNegative', 'buttonNeutral'] as const) {
          const label = alert[name]
          if (label) buttons.set(label, () => done('buttonClicked', ANDROID_BUTTONS[name]))
        }
        show(context, 'alert', alert, buttons)
      }),
    },
  }
}

export function iosAlerts(context: NativeContext): NativeModule {
  return {
    name: 'AlertManager',
    methods: {
      alertWithArgs: callsBack([1], (alert: IosAlert, done: Callback) => {
        const entries = (alert.buttons ?? []).flatMap((button) => Object.entries(button))
        show(context, 'alert', alert, new Map(entries.map(([id, label]) => [label, () => done(id, '')])))
      }),
    },
  }
}

export function actionSheets(context: NativeContext): NativeModule {
  return {
    name: 'ActionSheetManager',
    methods: {
      showActionSheetWithOptions: callsBack([1], (sheet: ActionSheet, done: Callback) => {
        const options = sheet.options ?? []
        show(context, 'action-sheet', sheet, new Map(options.map((option, at) => [option, () => done(at)])))
      }),
      showShareActionSheetWithOptions: callsBack(
        [1, 2],
        (content: ActionSheet & { url?: string }, _failed: Callback, done: Callback) => {
          const message = [content.message, content.url].filter(Boolean).join(' ')
          const buttons = new Map([
            ['share', () => done(true, 'host')],
            ['cancel', () => done(false, null)],
          ])
          show(context, 'share', { message }, buttons)
        },
      ),
      ...unseen('dismissActionSheet'),
    },
  }
}

export function androidShare(context: NativeContext): NativeModule {
  return {
    name: 'ShareModule',
    methods: {
      share: resolves(
        (content: ActionSheet, title: string) =>
          new Promise((settle) => {
            // Android always reports "shared": it does not know the user's choice
            const done = () => settle({ action: 'sharedAction' })
            const message = content.message ?? ''
            show(
              context,
              'share',
              { title, message },
              new Map([
                ['share', done],
                ['cancel', done],
              ]),
            )
          }),
      ),
    },
  }
}
