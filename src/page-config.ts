/**
 * Parts of a page's own configuration (`<page>.config.ts` beside it). Taro registers the two sharing hooks only for
 * pages that ask for them there, and only the mini-program has them.
 */
const here = process.env.TARO_ENV === 'weapp'

/**
 * On React Native Taro wraps every page in a scroll of its own, which would take the touches from the page's scroll.
 */
const elsewhere = process.env.TARO_ENV === 'rn' ? { disableScroll: true } : {}

/** The page can be sent to a chat; a page without a card (Page's `share`) sends home instead. */
export const SHAREABLE = here ? { enableShareAppMessage: true } : elsewhere

/** The page can also be shared on the timeline: anyone may see it, and its link alone opens it. */
export const SHAREABLE_ON_TIMELINE = here ? { enableShareAppMessage: true, enableShareTimeline: true } : elsewhere
