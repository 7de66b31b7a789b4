import type { Instance, OpenPage, Runtime } from '../../types/runtime'
import { callBuiltin } from '../../view/builtins/call-builtin'
import { dispatchEvent, triggerEvent } from './element-events'
import { attribute, domProperty, offset, property, style } from './element-values'
import { elementOf, handleOf, pageOf } from './elements'
import { findInElement } from './find'
import { down, moveOrLift, tap } from './fingers'
import { tagName } from './glass-node'
import type { HandlerTable } from '../handler-table'
import { callMethod, getData, setData } from '../instances'
import { argsParam, namesParam, textParam, type Params } from '../params'
import { toPlain } from '../plain'
import { innerWxml, outerWxml } from './wxml'

type OnElement = (context: { runtime: Runtime; page: OpenPage; element: Element; params: Params }) => unknown

const METHODS: Readonly<Record<string, OnElement>> = {
  getElement: ({ page, element, params }) => {
    const selector = textParam(params, 'selector')
    const [found] = findInElement(page, element, selector)
    if (found === undefined) throw new Error(`no element matches ${selector} inside ${tagName(element)}`)
    return handleOf(page, found)
  },
  getElements: ({ page, element, params }) => ({
    elements: findInElement(page, element, textParam(params, 'selector')).map((found) => handleOf(page, found)),
  }),
  getDOMProperties: ({ element, params }) => ({
    properties: namesParam(params).map((name) => domProperty(element, name)),
  }),
  getProperties: ({ page, element, params }) => ({
    properties: namesParam(params).map((name) => property(page, element, name)),
  }),
  getAttributes: ({ element, params }) => ({ attributes: namesParam(params).map((name) => attribute(element, name)) }),
  getStyles: ({ element, params }) => ({ styles: namesParam(params).map((name) => style(element, name)) }),
  getOffset: ({ element }) => offset(element),
  getWXML: ({ element, params }) => ({ wxml: params.type === 'outer' ? outerWxml(element) : innerWxml(element) }),
  tap: ({ runtime, page, element }) => tap(runtime, page, element),
  touchstart: ({ runtime, page, element, params }) => down(runtime, page, element, params),
  touchmove: ({ runtime, page, params }) => moveOrLift(runtime, page, 'touchmove', params),
  touchend: ({ runtime, page, params }) => moveOrLift(runtime, page, 'touchend', params),
  triggerEvent: ({ element, params }) => triggerEvent(element, params),
  dispatchEvent: ({ element, params }) => dispatchEvent(element, params),
  callFunction: async ({ element, params }) => ({
    result: toPlain(await callBuiltin(element, textParam(params, 'functionName'), argsParam(params))),
  }),
  getData: ({ page, element, params }) => getData(componentOf(page, element), params),
  setData: ({ runtime, page, element, params }) => setData(runtime, componentOf(page, element), params),
  callMethod: ({ runtime, page, element, params }) =>
    callMethod(runtime, componentOf(page, element), `component ${tagName(element)}`, params),
  callContextMethod: async ({ element, params }) => ({
    result: toPlain(
      await callBuiltin(element, `${tagName(element)}.${textParam(params, 'method')}`, argsParam(params)),
    ),
  }),
}

/** The touch of an element that its own handler removed still moves and ends. */
const OUTLIVES_ELEMENT = new Set(['touchmove', 'touchend'])

/** The protocol's methods for one element; each has `pageId` and `elementId`. */
export const ELEMENT_HANDLERS: HandlerTable = Object.fromEntries(
  Object.entries(METHODS).map(([name, run]) => [
    `Element.${name}`,
    (runtime: Runtime, params: Params) => {
      const page = pageOf(runtime.stack, params.pageId)
      const element = OUTLIVES_ELEMENT.has(name) ? page.view.root : elementOf(page, params.elementId)
      return run({ runtime, page, element, params })
    },
  ]),
)

function componentOf(page: OpenPage, element: Element): Instance {
  const instance = page.view.instanceOf(element)
  if (instance === undefined) throw new Error(`${tagName(element)} is not a custom component`)
  return instance
}
