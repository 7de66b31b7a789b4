/** The load states of the screens for reading, and of those without requests. */
import { Code } from '@contract/base/codes'
import { one } from '@contract/rules/lists'
import { POLICY_TITLES, type PolicyRoute } from '@/features/policies/policy-titles'
import { t } from '@/locales/t'
import { ok } from '../../../contract/support/client'
import { none, unknown, without, type LoadingStates, type ScreenStates } from './screen-states'

/** The first words of a text with markup. */
function firstWords(html: string): string {
  const [, words = ''] = /<(?:h\d|p)[^>]*>([^<&]+)/.exec(html) ?? []
  if (words === '') throw new Error('the policy has no words')
  return words
}

type PolicyCall = 'termsPolicy' | 'supportPolicy' | 'returnPolicy' | 'privacyPolicy' | 'aboutUsPolicy'

const policy = (name: PolicyRoute, call: PolicyCall): LoadingStates => ({
  to: 'visitor',
  asks: [call],
  meanwhile: POLICY_TITLES[name],
  failed: () => t('policyPage.failed'),
  shows: async ({ sender }) => firstWords((await ok(call, {}, sender)).content_en),
  empty: { never: 'Its text is part of the shop: the server starts with a text, and operators can only change it' },
})

const AT_ONCE = 'Asks the server for nothing until something is sent: it is shown at once, with or without a network'

const form = (says: () => string): ScreenStates => ({ to: 'visitor', still: AT_ONCE, says })

export const READING = {
  terms: policy('terms', 'termsPolicy'),
  support: policy('support', 'supportPolicy'),
  returns: policy('returns', 'returnPolicy'),
  privacy: policy('privacy', 'privacyPolicy'),
  aboutUs: policy('aboutUs', 'aboutUsPolicy'),
  blog: {
    to: 'visitor',
    asks: ['articles'],
    meanwhile: () => t('blog.title'),
    failed: () => t('blog.failed'),
    shows: async ({ sender }) => one((await ok('articles', { p: 1 }, sender)).list).title_en,
    empty: none('articles', () => t('blog.empty_title')),
  },
  article: {
    to: 'visitor',
    asks: ['article'],
    meanwhile: () => t('blog.title'),
    failed: () => t('blog.failed_one'),
    shows: async ({ sender, seen }) => (await ok('article', { article_id: seen.articleId }, sender)).article.title_en,
    empty: unknown('article', Code.notFound, () => t('blog.unknown_title')),
  },
  notices: {
    to: 'customer',
    asks: ['notices'],
    meanwhile: () => t('noticesBell.title'),
    failed: () => t('notices.failed'),
    shows: async ({ sender }) => one((await ok('notices', { p: 1 }, sender)).list).title_en,
    empty: none('notices', () => t('notices.empty_title')),
  },
  chat: {
    to: 'visitor',
    asks: ['store'],
    meanwhile: () => t('chat.title'),
    failed: () => t('chat.failed'),
    shows: { never: 'Its content comes from the script of the chat service, not from the server' },
    empty: without(
      'store',
      () => t('chat.none_title'),
      () => ({ service_url: '' }),
    ),
  },
  tiktok: {
    to: 'visitor',
    asks: ['store'],
    meanwhile: () => t('signIn.tiktok_title'),
    failed: () => t('common.failed_title'),
    shows: { never: 'The server sends only whether the platform is available; the texts are part of the app' },
    empty: without(
      'store',
      () => t('signIn.tiktok_off'),
      () => ({ social_login: false }),
    ),
  },
  login: form(() => t('auth.welcome')),
  register: form(() => t('auth.register_title')),
  forgot: form(() => t('signIn.forgot_title')),
  notFound: {
    to: 'visitor',
    still: 'Shows that the page does not exist, without asking the server',
    says: () => t('nav.not_found_title'),
  },
  browser: {
    to: 'visitor',
    still: 'Opened directly, it has nothing to show; `screen.card-payment` tests it with an external page',
    says: () => t('nav.not_found_title'),
  },
  chooseLocation: {
    to: 'visitor',
    still:
      'Cities and outlines are part of the app, and tiles and places come from other servers: `map.tiles`, `map.outlines`, `map.geocoder`',
    says: () => t('map.choose_title'),
  },
  openLocation: {
    to: 'visitor',
    still:
      'The place is in its link, outlines are part of the app, and tiles come from another server: `map.tiles`, `map.outlines`',
    says: () => t('map.show_title'),
  },
} as const satisfies Record<string, ScreenStates>
