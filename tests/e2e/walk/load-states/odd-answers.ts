/** Answers that our server never gives. A screen shows its failed state for them, and its data after a retry. */
import { test } from '@playwright/test'
import type { Envelope } from '@contract/base/envelope'
import { pageIds } from '@/kit/ids'
import { t } from '@/locales/t'
import { SCREENS } from '../screens'
import { answered, type FaultProxy } from './fault-proxy'
import { opened, retried, shown, type ScreenDriver } from './play'
import type { Look } from './screen-states'
import { CATALOGUE } from './catalogue'

const withList = (answer: Envelope, list: unknown): Envelope => ({
  ...answer,
  data: { ...(answer.data as object), list },
})

const failed = { id: SCREENS.brands.id, says: CATALOGUE.brands.failed }

const ODD = [
  {
    what: 'is not what the contract says [face.unreadable]',
    change: (answer: Envelope) => withList(answer, 'brands'),
    ...failed,
  },
  {
    what: 'has no valid code [transport.invalid-envelope]',
    change: (answer: Envelope) => ({ ...answer, code: 'fine' as never }),
    ...failed,
  },
  {
    what: 'cannot be drawn [face.boundary]',
    change: (answer: Envelope) => withList(answer, [{ brand_id: '7' }]),
    id: pageIds.contentLost,
    says: () => t('common.failed_text'),
  },
] as const

/** The brands are tested for all screens, because the same code reads every answer. */
export async function playOddAnswers(hand: ScreenDriver, proxy: FaultProxy, look: Look): Promise<void> {
  const { brands } = CATALOGUE
  const played = { hand, proxy, name: 'brands', look } as const
  const datum = await brands.shows(look)
  for (const { what, change, id, says } of ODD) {
    await test.step(`an answer that ${what}`, async () => {
      await opened((call) => (call === 'getAllBrand' ? change : 'answered'), played)
      await shown(played, says(), id)
      proxy.set(answered)
      await retried(played)
      await shown(played, datum)
    })
  }
}
