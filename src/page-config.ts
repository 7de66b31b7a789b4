/**
 * What a page's own configuration (`<page>.config.ts` beside it) says. Taro registers the two hooks of sharing only
 * for pages that ask for it there, and only the mini-program has them.
 */
const here = process.env.TARO_ENV === 'weapp'

/** On React Native Taro lays every page into a scroll of its own, which would take the finger from the page's. */
const elsewhere = process.env.TARO_ENV === 'rn' ? { disableScroll: true } : {}

/** It can be sent to a chat: as itself or, when it has no card (Page's `share`), as home. */
export const SENT = here ? { enableShareAppMessage: true } : elsewhere

/** It can stand among the moments, too: anyone may see it, and its link alone opens it. */
export const SENT_AND_SHOWN = here ? { enableShareAppMessage: true, enableShareTimeline: true } : elsewhere
