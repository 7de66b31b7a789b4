import { Badge, type BadgeKind } from '@/kit/badge/badge'
import { DiscountBadge } from '@/kit/badge/discount-badge'
import { Blocks } from '@/kit/blocks/blocks'
import { BlocksSkeleton } from '@/kit/blocks/blocks-skeleton'
import { Count } from '@/kit/count/count'
import { heart } from '@/kit/icon/glyphs/heart'
import { loaderCircle } from '@/kit/icon/glyphs/loader-circle'
import { star } from '@/kit/icon/glyphs/star'
import { Icon } from '@/kit/icon/icon'
import { Logo } from '@/kit/logo/logo'
import { OldPrice } from '@/kit/price/old-price'
import { Price } from '@/kit/price/price'
import { Histogram } from '@/kit/rating/histogram'
import { Rating } from '@/kit/rating/rating'
import { Stars } from '@/kit/rating/stars'
import { Text } from '@/kit/text/text'
import type { TextSize, Tone } from '@/kit/text/types'
import type { Kit } from '../page/kit'
import { inRow } from '../page/in-row'
import { money, nothing, words } from '../page/words'

const SIZES: readonly TextSize[] = [11, 12, 13, 15, 17, 20, 24, 32, 40]
const TONES: readonly Tone[] = ['ink', 'ink2', 'ink3', 'accent', 'accentPress', 'success', 'danger', 'info', 'warn']
const BADGES: readonly BadgeKind[] = ['wait', 'info', 'ok', 'bad', 'mute', 'tint', 'paper', 'flash']

const said = () => words().common.failed_text

export const texts: Kit = {
  Text: {
    'in every size': () => SIZES.map((size) => <Text key={size} size={size}>{`${size} ${words().cart.title}`}</Text>),
    'in every tone': () => TONES.map((tone) => <Text key={tone} tone={tone}>{`${tone} ${words().cart.title}`}</Text>),
    'on ink': () => (
      <div className="kit-ink">
        <Text tone="onNight">{said()}</Text>
        <Text tone="muteOnInk">{said()}</Text>
      </div>
    ),
    'on forest': () => (
      <div className="kit-forest">
        <Text tone="muteOnForest">{said()}</Text>
      </div>
    ),
    bold: () => <Text bold>{said()}</Text>,
    'one line at most': () => <Text lines={1}>{`${said()} ${said()} ${said()} ${said()}`}</Text>,
    'three lines at most': () => <Text lines={3}>{`${said()} ${said()} ${said()} ${said()} ${said()} ${said()}`}</Text>,
    tight: () => <Text tight>{said()}</Text>,
    centred: () => <Text align="center">{said()}</Text>,
    'at the right': () => <Text align="right">{said()}</Text>,
    figures: () => <Text figures>0123456789</Text>,
    struck: () => <Text struck>{money('27.05').text}</Text>,
    underlined: () => <Text underline>{words().common.see_all}</Text>,
    headings: () => (
      <>
        <Text heading={2} size={24} bold>
          {words().cart.title}
        </Text>
        <Text heading={3} size={20} bold>
          {words().cart.summary}
        </Text>
      </>
    ),
    'announced as a status': () => <Text live="status">{words().common.loading}</Text>,
    'announced as an alert': () => (
      <Text live="alert" tone="danger">
        {words().common.failed_title}
      </Text>
    ),
  },
  Price: {
    'in every size': () => (
      <div className="kit-row">
        {([13, 15, 17, 20, 24, 32] as const).map((size) => (
          <Price key={size} size={size} parts={money('1227.05')} />
        ))}
      </div>
    ),
    reduced: () => <Price reduced parts={money('27.05')} />,
    'in another tone': () => <Price tone="success" parts={money('27.05')} />,
  },
  OldPrice: {
    plain: () => <OldPrice parts={money('44.00')} />,
    'with a label': () => <OldPrice parts={money('44.00')} label={money('44.00').text} />,
  },
  Badge: inRow(
    Object.fromEntries(BADGES.map((kind) => [kind, () => <Badge kind={kind} text={words().product.sold_out} />])),
  ),
  DiscountBadge: inRow({
    'on a picture': () => <DiscountBadge percent={33} />,
    'of a flash deal': () => <DiscountBadge percent={33} kind="flash" />,
    'beside a price': () => <DiscountBadge percent={7} kind="tint" />,
    nothing: () => <DiscountBadge percent={0} />,
  }),
  Count: inRow({
    one: () => <Count count={1} />,
    'over 99': () => <Count count={100} />,
    quiet: () => <Count count={12} quiet />,
    nothing: () => <Count count={0} />,
  }),
  Rating: {
    'with what was sold': () => <Rating value="4.8" note="4.4k" />,
    alone: () => <Rating value="4.8" />,
    'without a rating': () => <Rating note={words().product.reviews_none_short} />,
  },
  Stars: {
    none: () => <Stars value={0} label="0" />,
    'three and a half': () => <Stars value={3.5} label="3.5" text="3.5" />,
    five: () => <Stars value={5} label="5" text="5.0" />,
  },
  Histogram: {
    'of many': () => <Histogram rows={ROWS} label={(stars, count) => `${stars}: ${count}`} />,
    'of none': () => (
      <Histogram rows={ROWS.map((row) => ({ ...row, count: 0 }))} label={(stars, count) => `${stars}: ${count}`} />
    ),
  },
  Blocks: {
    'of every kind': () => (
      <Blocks
        blocks={[
          { kind: 'heading', text: words().cart.title },
          { kind: 'paragraph', text: said() },
          { kind: 'item', text: words().common.offline_text },
          { kind: 'item', text: words().common.offline_banner },
        ]}
      />
    ),
  },
  BlocksSkeleton: { waiting: () => <BlocksSkeleton /> },
  Logo: {
    plain: () => <Logo name="Souk" />,
    'a link': () => <Logo name="Souk" href="#" onPress={nothing} />,
  },
  Icon: {
    'in every size': () => (
      <div className="kit-row">
        {([13, 14, 16, 18, 20, 24, 28] as const).map((size) => (
          <Icon key={size} glyph={heart} size={size} />
        ))}
      </div>
    ),
    strong: () => <Icon glyph={heart} strong />,
    filled: () => <Icon glyph={star} tone="star" filled />,
    disabled: () => <Icon glyph={heart} tone="disabledLine" />,
    spinning: () => <Icon glyph={loaderCircle} spinning />,
  },
}

const ROWS = [
  { star: 5, count: 210 },
  { star: 4, count: 60 },
  { star: 3, count: 8 },
  { star: 2, count: 1 },
  { star: 1, count: 0 },
]
