import { makeAutoObservable, observableRef } from 'mobx'
import { TOAST_MS } from '@contract/base/constants'
import { on } from '@/services/events'

interface Toast {
  readonly id: number
  readonly text: string
  /** alert: something went wrong; screen readers announce it at once. */
  readonly kind: 'status' | 'alert'
  /** Where it leads on to. */
  readonly action?: ToastAction
}

export interface ToastAction {
  readonly label: string
  readonly onPress: () => void
}

/** The message over the screen. Each one stays for 3 seconds and replaces the previous one [const.toast-3s]. */
class Toasts {
  current: Toast | null = null
  private last = 0
  private timer: ReturnType<typeof setTimeout> | undefined

  constructor() {
    makeAutoObservable<this, 'last' | 'timer'>(
      this,
      { current: observableRef, last: false, timer: false },
      { autoBind: true },
    )
  }

  show(text: string, kind: Toast['kind'] = 'status', action?: ToastAction): void {
    if (text === '') return
    clearTimeout(this.timer)
    this.current = { id: ++this.last, text, kind, action }
    this.timer = setTimeout(this.hide, TOAST_MS)
  }

  hide(): void {
    clearTimeout(this.timer)
    this.current = null
  }
}

export const toast = new Toasts()

on('toast', ({ text }) => toast.show(text, 'alert'))
