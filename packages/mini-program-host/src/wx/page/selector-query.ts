import type { Instance, OpenPage } from '../../types/runtime'
import { canvasNode } from './canvas-node'
import type { WxArea, WxContext } from '../context'
import { typeName } from '../parameters'

/** What a query asks of the found elements. */
type Fields = Readonly<Record<string, unknown>>
type Found = Record<string, unknown>
type Answer = Found | readonly Found[] | null

/** The part of the component framework's own query that is used here. */
interface FrameworkQuery {
  select(selector: string): { fields(fields: Fields, done: (found: Answer) => void): FrameworkQuery }
  selectAll(selector: string): { fields(fields: Fields, done: (found: Answer) => void): FrameworkQuery }
  exec(): void
}

interface Question {
  readonly fields: Fields
  readonly told: unknown
  readonly ask: (answer: (found: Answer) => void) => void
}

const RECT = { id: true, dataset: true, rect: true, size: true }
const OFFSET = { id: true, dataset: true, scrollOffset: true }

/** wx.createSelectorQuery: delivers all results together after exec, as copies. */
export const selectorQueries: WxArea = (context) => ({
  createSelectorQuery: () => createQuery(context, () => currentPage(context).instance),
})

function currentPage({ runtime }: WxContext): OpenPage {
  const page = runtime.stack.at(-1)
  if (!page) throw new Error('createSelectorQuery:fail no page is open')
  return page
}

function createQuery(context: WxContext, page: () => Instance) {
  const questions: Question[] = []
  let scope: Instance | undefined
  const root = () => scope ?? page()

  function nodes(ask: (from: Instance, fields: Fields) => Question['ask']) {
    const add = (fields: Fields, told?: unknown) => {
      const from = root()
      questions.push({ fields, told, ask: ask(from, fields) })
      return query
    }
    return {
      fields: (fields: Fields, told?: unknown) => add(fields, told),
      boundingClientRect: (told?: unknown) => add(RECT, told),
      scrollOffset: (told?: unknown) => add(OFFSET, told),
      context: (told?: unknown) => add({ context: true }, told),
      node: (told?: unknown) => add({ node: true }, told),
    }
  }

  function find(selector: string, all: boolean) {
    return nodes((from, fields) => (answer) => {
      const own = from.createSelectorQuery as () => FrameworkQuery
      const framework = own.call(from)
      const found = all ? framework.selectAll(selector) : framework.select(selector)
      // its `context` is the element itself, from which canvas nodes are made
      const asked = { ...fields, context: wantsNode(fields) }
      found.fields(asked, (result) => answer(withNodes(result, fields))).exec()
    })
  }

  const query = {
    in(component: unknown) {
      if (typeName(component) === 'Object') scope = component as Instance
      return query
    },
    select: (selector: string) => find(selector, false),
    selectAll: (selector: string) => find(selector, true),
    selectViewport: () =>
      nodes((_from, fields) => (answer) => answer(viewport(currentPage(context).view.window, fields))),
    exec(told?: unknown) {
      const asked = questions.splice(0)
      const answers = asked.map(({ ask }) => new Promise<Answer>((resolve) => ask(resolve)))
      void Promise.all(answers).then((found) => {
        const own = found.map((answer) => ownAnswer(context, answer))
        asked.forEach((question, index) => context.call(question.told, own[index]))
        context.call(told, ownList(context, own))
      })
      return query
    },
  }
  return query
}

/** Array.isArray also works for lists of the page's realm. */
function listOf(found: Found | readonly Found[]): readonly Found[] | undefined {
  return Array.isArray(found) ? (found as readonly Found[]) : undefined
}

function wantsNode({ node, context }: Fields): boolean {
  return node === true || context === true
}

function withNodes(found: Answer, fields: Fields): Answer {
  if (found === null || !wantsNode(fields)) return found
  const list = listOf(found)
  return list ? list.map((one) => withNode(one, fields)) : withNode(found as Found, fields)
}

function withNode({ context: element, ...rest }: Found, fields: Fields): Found {
  const node = canvasNode(element as Element)
  return { ...rest, ...(fields.node === true ? { node } : {}), ...(fields.context === true ? { context: node } : {}) }
}

function viewport(window: Window, fields: Fields): Record<string, unknown> {
  const { innerWidth: width, innerHeight: height } = window
  const { scrollLeft, scrollTop, scrollWidth, scrollHeight } = window.document.documentElement
  return {
    ...(fields.id === true ? { id: '' } : {}),
    ...(fields.dataset === true ? { dataset: {} } : {}),
    ...(fields.rect === true ? { left: 0, top: 0, right: width, bottom: height } : {}),
    ...(fields.size === true ? { width, height } : {}),
    ...(fields.scrollOffset === true ? { scrollLeft, scrollTop, scrollWidth, scrollHeight } : {}),
  }
}

/** Nodes are passed on unchanged; everything else is copied. */
function ownAnswer(context: WxContext, answer: Answer): unknown {
  if (answer === null) return null
  const list = listOf(answer)
  if (!list) return ownOne(context, answer as Found)
  const own = list.map((one) => ownOne(context, one))
  return ownList(context, own)
}

function ownOne(context: WxContext, { node, context: held, ...data }: Record<string, unknown>): unknown {
  const copy = context.own(data)
  return Object.assign(copy, node === undefined ? {} : { node }, held === undefined ? {} : { context: held })
}

function ownList(context: WxContext, items: readonly unknown[]): unknown {
  return Object.assign(context.own([]), items)
}
