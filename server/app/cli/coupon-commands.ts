/** `npm run ops`: coupons [call.opsCoupons]. */
import { COUPON_STATES, type OpsCoupon } from '@contract/entities/ops-coupon'
import { idOf, misunderstood, oneOf, pageOf, wholeOf } from './arguments'
import type { Command } from './command'
import { line, pageLines, plain, time } from './print'
import { readMoment } from '../../kernel/text/moment'

const STATES = [...COUPON_STATES, 'all'] as const
const DAY = /^\d{4}-\d{2}-\d{2}$/
const MOMENT = /^\d{4}-\d{2}-\d{2}T\d{2}:\d{2}:\d{2}(\.\d{3})?Z$/

function couponLines(coupon: OpsCoupon): string[] {
  const { coupon_id, shop, code, state, amount, percent, min, max, starts_at, ends_at, uses, uses_max: most } = coupon
  return [
    line(
      `#${coupon_id}`,
      plain(code),
      state,
      shop !== null && `of ${plain(shop.name)}`,
      amount === null ? `${percent} % off` : `${amount} USD off`,
      max !== null && `at most ${max} USD`,
      Number(min) > 0 && `from ${min} USD on`,
      `${time(starts_at)} to ${time(ends_at)}`,
      coupon.offered && 'offered in carts',
      most === null ? `used ${uses} times` : `used ${uses} of ${most} times`,
    ),
  ]
}

/** A day, of which the first or the last moment counts, or an exact time; both in UTC. */
function momentOf(text: string | undefined, option: string, clock: string): string | undefined {
  if (text === undefined) return undefined
  const moment = DAY.test(text) ? `${text}T${clock}Z` : text
  if (MOMENT.test(moment) && readMoment(moment) !== null) return moment
  throw misunderstood(`${option} is a day such as 2030-12-31, or a moment such as 2030-12-31T18:00:00Z, not '${text}'.`)
}

const untilOf = (text: string | undefined) => momentOf(text, '--until', '23:59:59.999')

const offeredOf = (text: string | undefined) =>
  text === undefined ? undefined : oneOf(text, ['yes', 'no'], '--offered') === 'yes'

/** The version that a coupon has now; an unknown one is refused by the call that gets it. */
async function versionOf(call: Parameters<Command>[0], coupon_id: string): Promise<number> {
  const { list } = await call('opsCoupons', { coupon_id })
  return list[0]?.version ?? 0
}

export const COUPON_COMMANDS: Readonly<Record<string, Command>> = {
  coupons: async (call, { words, options }) => {
    const asked = oneOf(options.state ?? 'all', STATES, '--state')
    const state = asked === 'all' ? undefined : asked
    const data = await call('opsCoupons', { p: pageOf(options.page), q: words.join(' ') || undefined, state })
    return { data, lines: pageLines(data, couponLines) }
  },
  'coupon-make': async (call, { words, options }) => {
    const [code] = words
    const ends_at = untilOf(options.until)
    if (code === undefined) throw misunderstood('Say the code of the coupon.')
    if (options.off === undefined && options.percent === undefined) throw misunderstood('--off or --percent is needed.')
    if (ends_at === undefined) throw misunderstood('--until is needed.')
    const data = await call('opsCouponCreate', {
      code,
      amount: options.off,
      percent: wholeOf(options.percent, '--percent'),
      min: options.min,
      max: options.max,
      starts_at: momentOf(options.from, '--from', '00:00:00.000'),
      ends_at,
      uses_max: wholeOf(options.uses, '--uses'),
      offered: offeredOf(options.offered),
      remark: options.remark,
    })
    return { data, lines: couponLines(data.coupon) }
  },
  'coupon-change': async (call, { words, options }) => {
    const coupon_id = idOf(words[0], 'coupon')
    const ends_at = untilOf(options.until)
    const uses_max = options.uses === 'any' ? 0 : wholeOf(options.uses, '--uses')
    const offered = offeredOf(options.offered)
    if (ends_at === undefined && uses_max === undefined && offered === undefined) {
      throw misunderstood('--until, --uses or --offered is needed.')
    }
    const version = await versionOf(call, coupon_id)
    const data = await call('opsCouponChange', {
      coupon_id,
      version,
      ends_at,
      uses_max,
      offered,
      remark: options.remark,
    })
    return { data, lines: couponLines(data.coupon) }
  },
  'coupon-end': async (call, { words, options }) => {
    const coupon_id = idOf(words[0], 'coupon')
    const version = await versionOf(call, coupon_id)
    const data = await call('opsCouponEnd', { coupon_id, version, remark: options.remark })
    return { data, lines: couponLines(data.coupon) }
  },
}
