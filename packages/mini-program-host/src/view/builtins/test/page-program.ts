// Runs inside a page's window: the component framework with the built-in tags, and one template to test them.
import * as glassEasel from 'glass-easel'
import { BASE_CSS } from '../base-css'
import { callBuiltin } from '../call-builtin'
import { defineBuiltins } from '../define-builtins'
import { ViewContext } from '../../view-context'

export interface SeenEvent {
  readonly type: string
  readonly id: string
  readonly detail: unknown
}

export interface TriedPage {
  readonly events: SeenEvent[]
  readonly warnings: string[]
  /** the results of the page's listeners, by event type */
  readonly answers: Record<string, unknown>
  /** the calls of the built-in tags to the page */
  readonly asked: unknown[][]
  setData(data: Record<string, unknown>): void
  data(id: string): Record<string, unknown>
  call(id: string, functionName: string, ...args: unknown[]): unknown
  trigger(id: string, type: string, detail?: unknown): void
}

type Templates = Record<string, (name: string) => never>
interface ProgramWindow extends Window {
  tryTemplate?: (templates: string, data: Record<string, unknown>) => void
  tried?: TriedPage
}

function tryTemplate(source: string, data: Record<string, unknown>): void {
  const events: SeenEvent[] = []
  const warnings: string[] = []
  const answers: Record<string, unknown> = {}
  const asked: unknown[][] = []
  glassEasel.addGlobalWarningListener((message: string) => {
    warnings.push(message)
    return false
  })
  const style = document.createElement('style')
  style.textContent = BASE_CSS
  document.head.append(style)

  const space = new glassEasel.ComponentSpace()
  space.updateComponentOptions({ writeIdToDOM: true, idPrefixGenerator: null })
  const ask = (name: string) => (value: unknown) => void asked.push([name, value])
  defineBuiltins(space, window as Window & typeof globalThis, {
    resolve: (path) => (/^(data|https?):/.test(path) ? path : `http://assets.invalid/${path.replace(/^\//, '')}`),
    navigate: async (request) => ask('navigate')(request),
    share: (target) => ask('share')(target.id),
    pageMeta: (tag, properties) => void asked.push([tag, properties]),
  })
  const templates = (0, eval)(source) as Templates
  const definition = space
    .define('page')
    .template({ groupList: templates, content: templates.page })
    .data(() => data)
    .methods({
      on(event: { type: string; detail: unknown; currentTarget: { id: string } }) {
        const isFinger = event.type === 'tap' || event.type.startsWith('touch')
        // positions on the screen differ; positions on a map do not
        const detail = isFinger && !('latitude' in (event.detail as object)) ? {} : event.detail
        events.push({
          type: event.type,
          id: event.currentTarget.id,
          detail: JSON.parse(JSON.stringify(detail ?? null)),
        })
        return answers[event.type]
      },
    })
    .registerComponent()
  const root = glassEasel.Component.createWithContext('page', definition.general(), new ViewContext())
  const holder = document.createElement('div')
  document.body.append(holder)
  glassEasel.Element.replaceDocumentElement(root, document.body as never, holder as never)

  const byId = (id: string) =>
    document.getElementById(id) as unknown as Element & { __wxElement: glassEasel.GeneralComponent }
  ;(window as ProgramWindow).tried = {
    events,
    warnings,
    answers,
    asked,
    setData: (next) => root.setData(next),
    data: (id) => byId(id).__wxElement.data as Record<string, unknown>,
    call: (id, name, ...args) => callBuiltin(byId(id), name, args),
    trigger: (id, type, detail) =>
      byId(id).__wxElement.triggerEvent(type, detail, {
        bubbles: type === 'tap',
        composed: true,
        capturePhase: type === 'tap',
      }),
  }
}

;(window as ProgramWindow).tryTemplate = tryTemplate
