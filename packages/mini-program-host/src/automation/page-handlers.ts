import type { OpenPage } from '../types/runtime'
import { readPath } from './data-path'
import { handleOf, pageOf, type ElementHandle } from './elements/elements'
import { findByXpath, findInPage } from './elements/find'
import type { HandlerTable } from './handler-table'
import { callMethod, getData, setData } from './instances'
import { namesParam, textParam, type Params } from './params'
import { toPlain } from './plain'

type Finder = (page: OpenPage, selector: string) => Element[]

/** The protocol's methods for one page; each has `pageId`. */
export const PAGE_HANDLERS: HandlerTable = {
  'Page.getElement': ({ stack }, params) => one(pageOf(stack, params.pageId), findInPage, params),
  'Page.getElements': ({ stack }, params) => all(pageOf(stack, params.pageId), findInPage, params),
  'Page.getElementByXpath': ({ stack }, params) => one(pageOf(stack, params.pageId), findByXpath, params),
  'Page.getElementsByXpath': ({ stack }, params) => all(pageOf(stack, params.pageId), findByXpath, params),
  'Page.getData': ({ stack }, params) => getData(pageOf(stack, params.pageId).instance, params),
  'Page.setData': (runtime, params) => setData(runtime, pageOf(runtime.stack, params.pageId).instance, params),
  'Page.callMethod': (runtime, params) => {
    const { instance, path } = pageOf(runtime.stack, params.pageId)
    return callMethod(runtime, instance, `page ${path}`, params)
  },
  'Page.getWindowProperties': ({ stack }, params) => {
    const { window } = pageOf(stack, params.pageId).view
    return { properties: namesParam(params).map((name) => toPlain(readPath(window, name))) }
  },
}

function one(page: OpenPage, find: Finder, params: Params): ElementHandle {
  const selector = textParam(params, 'selector')
  const [element] = find(page, selector)
  if (element === undefined) throw new Error(`no element matches ${selector} on ${page.path}`)
  return handleOf(page, element)
}

function all(page: OpenPage, find: Finder, params: Params): { elements: ElementHandle[] } {
  return { elements: find(page, textParam(params, 'selector')).map((element) => handleOf(page, element)) }
}
