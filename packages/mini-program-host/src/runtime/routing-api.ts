import type { AppRealm } from '../types/surroundings'
import { faultOfOption, type Rules } from '../wx/parameters'
import { failure, WxFailure } from '../wx/wx-failure'
import { eventChannel } from './event-channel'
import type { PageStack } from './router'

interface Option {
  readonly url: string
  readonly delta?: number
  readonly events?: Readonly<Record<string, (...args: unknown[]) => void>>
  readonly success?: (result: unknown) => void
  readonly fail?: (failure: unknown) => void
  readonly complete?: (result: unknown) => void
}

interface RoutingOptions {
  readonly router: PageStack
  readonly realm: AppRealm
  readonly report: (error: unknown) => void
}

const URL: Rules = { url: 'String' }

/**
 * wx.navigateTo and the other navigation calls, with success, fail and complete, or a promise when none of these is
 * given.
 */
export function routingApi({ router, realm, report }: RoutingOptions): Record<string, unknown> {
  function call(listener: unknown, value: unknown): void {
    if (typeof listener !== 'function') return
    try {
      listener(value)
    } catch (error) {
      report(error)
    }
  }

  function api(name: string, rules: Rules, run: (option: Option) => Promise<object | void>) {
    return (given?: unknown): Promise<unknown> | undefined => {
      const option = (given ?? {}) as Option
      const fault = faultOfOption(given, rules)
      const done = fault === undefined ? run(option) : Promise.reject(new WxFailure(fault))
      const answered = done.then(
        (result) => ({ ok: true, value: Object.assign(realm.copy({ errMsg: `${name}:ok` }), result) }),
        (error: unknown) => ({ ok: false, value: realm.copy(failure(name, error)) }),
      )
      if (!option.success && !option.fail && !option.complete) {
        return answered.then(({ ok, value }) => {
          if (ok) return value
          throw value
        })
      }
      void answered.then(({ ok, value }) => {
        call(ok ? option.success : option.fail, value)
        call(option.complete, value)
      })
      return undefined
    }
  }

  return {
    navigateTo: api('navigateTo', URL, async ({ url, events = {} }) => {
      const [own, opened] = eventChannel(report)
      for (const [name, listener] of Object.entries(events)) own.on(name, listener)
      await router.navigateTo(url, opened)
      return { eventChannel: own }
    }),
    redirectTo: api('redirectTo', URL, async ({ url }) => void (await router.redirectTo(url))),
    reLaunch: api('reLaunch', URL, async ({ url }) => void (await router.reLaunch(url))),
    switchTab: api('switchTab', URL, async ({ url }) => void (await router.switchTab(url))),
    navigateBack: api('navigateBack', { delta: 'Number?' }, ({ delta = 1 }) => router.navigateBack(delta)),
  }
}
