import type { OpenPage, Runtime } from '../types/runtime'
import { addressOf } from './paths'

interface Card {
  readonly title?: string
  readonly path?: string
  readonly imageUrl?: string
}

export interface ShareRequest {
  readonly from: 'button' | 'menu'
  readonly target?: { readonly id: string; readonly dataset: unknown }
}

/**
 * Asks a page for its card and shows the dialog that shares it: the title, the path as content, and the picture as its
 * only item. A page without onShareAppMessage gets a card with its title and address.
 */
export async function share(runtime: Runtime, page: OpenPage, request: ShareRequest): Promise<void> {
  const { chrome, surroundings, invoke } = runtime
  const card = cardOf(await promised(invoke(page.instance, 'onShareAppMessage', surroundings.realm.copy(request))))
  chrome.dialog = {
    kind: 'share',
    title: card.title ?? page.title ?? chrome.title,
    content: card.path ?? addressOf(page.path, page.query),
    items: card.imageUrl === undefined ? [] : [card.imageUrl],
    answer() {
      chrome.dialog = undefined
    },
  }
}

// `promise` resolves to a card that was not known at once
async function promised(given: unknown): Promise<unknown> {
  const later = typeof given === 'object' && given !== null && 'promise' in given ? given.promise : undefined
  return later === undefined ? given : await (later as PromiseLike<unknown>)
}

function cardOf(given: unknown): Card {
  return typeof given === 'object' && given !== null ? given : {}
}
