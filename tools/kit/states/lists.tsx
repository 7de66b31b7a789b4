import { Box } from '@/kit/box/box'
import { DayChart } from '@/kit/day-chart/day-chart'
import { DayList } from '@/kit/day-chart/day-list'
import { heart } from '@/kit/icon/glyphs/heart'
import { cross } from '@/kit/icon/glyphs/cross'
import { truck } from '@/kit/icon/glyphs/truck'
import { zap } from '@/kit/icon/glyphs/zap'
import { Badge } from '@/kit/badge/badge'
import { ListRow } from '@/kit/list-row/list-row'
import { Hairline } from '@/kit/panel/hairline'
import { Panel } from '@/kit/panel/panel'
import { VirtualList } from '@/kit/virtual-list/virtual-list'
import { Row } from '@/kit/row/row'
import { Scroll } from '@/kit/scroll/scroll'
import { SectionTitle } from '@/kit/section-title/section-title'
import { Slot } from '@/kit/slot/slot'
import { StepBar } from '@/kit/step-bar/step-bar'
import { Summary } from '@/kit/summary/summary'
import { Text } from '@/kit/text/text'
import { Timeline } from '@/kit/timeline/timeline'
import type { Kit } from '../page/kit'
import { money, nothing, words } from '../page/words'

const steps = () => {
  const { checkout } = words()
  return [
    checkout.step_my_cart,
    checkout.step_shipment,
    checkout.step_delivery,
    checkout.step_payment,
    checkout.step_confirm,
  ]
}
const ofSteps = (current: number, finished?: boolean) => () => (
  <StepBar label={`${current + 1}/5: ${steps()[current]}`} current={current} steps={steps()} finished={finished} />
)

const euros = (value: number) => money(value.toFixed(2)).text
const DAYS = [0, 12, 40, 8, 31, 22, 27]

const rows = () => {
  const { checkout, cart } = words()
  return [
    { key: 'items', label: checkout.items, value: money('25.00').text },
    { key: 'shipping', label: checkout.shipping, value: cart.free, tone: 'success' as const },
    { key: 'coupon', label: checkout.coupon, value: money('-2.05').text, tone: 'success' as const },
  ]
}

export const lists: Kit = {
  ListRow: {
    plain: () => <ListRow first title={words().wishlist.title} onPress={nothing} />,
    'with everything': () => (
      <ListRow
        first
        icon={heart}
        title={words().wishlist.title}
        note={words().cart.empty_text}
        end="12"
        onPress={nothing}
      />
    ),
    'a link with a badge': () => (
      <ListRow first href="#" title={words().cart.title} end={<Badge kind="wait" text="3" />} onPress={nothing} />
    ),
    'without a chevron': () => <ListRow first plain title={words().cart.title} onPress={nothing} />,
    'the second of a list': () => (
      <>
        <ListRow first title={words().cart.title} onPress={nothing} />
        <ListRow title={words().wishlist.title} onPress={nothing} />
      </>
    ),
  },
  Panel: {
    padded: () => (
      <div className="kit-ground">
        <Panel>
          <Text>{words().cart.empty_text}</Text>
        </Panel>
      </div>
    ),
    flush: () => (
      <div className="kit-ground">
        <Panel flush>
          <ListRow first title={words().cart.title} onPress={nothing} />
        </Panel>
      </div>
    ),
  },
  Hairline: {
    'between two texts': () => (
      <>
        <Text>{words().cart.title}</Text>
        <Hairline />
        <Text>{words().wishlist.title}</Text>
      </>
    ),
  },
  SectionTitle: {
    plain: () => <SectionTitle title={words().home.picked} />,
    'with a link': () => (
      <SectionTitle
        title={words().home.flash}
        icon={zap}
        more={{ text: words().common.see_all, onPress: nothing, href: '#' }}
      />
    ),
    'with something beside it': () => <SectionTitle title={words().home.flash} end={<Badge kind="flash" text="2" />} />,
  },
  Summary: {
    'with a total': () => <Summary rows={rows()} total={{ label: words().cart.total_tax, parts: money('22.95') }} />,
    'without a total': () => <Summary rows={rows()} />,
  },
  StepBar: {
    first: ofSteps(0),
    third: ofSteps(2),
    last: ofSteps(4),
    finished: ofSteps(4, true),
    'with links': () => (
      <StepBar label={`3/5: ${steps()[2]}`} current={2} steps={steps()} onPress={nothing} hrefOf={() => '#'} />
    ),
  },
  Timeline: {
    'under way': () => {
      const { states } = words()
      const [, now, done] = Object.values<string>(states)
      return (
        <Timeline
          label={words().cart.summary}
          events={[
            { key: '2', title: now ?? '', note: '08:12', state: 'now', glyph: truck },
            { key: '3', title: done ?? '', note: '20:03', state: 'done' },
          ]}
        />
      )
    },
    'over without success': () => (
      <Timeline
        events={[
          { key: '2', title: words().states.cancelled, note: '08:12', state: 'over', glyph: cross },
          { key: '1', title: words().states.paid, note: '20:03', state: 'done' },
        ]}
      />
    ),
    'all done': () => <Timeline events={[{ key: '1', title: words().cart.title, state: 'done' }]} />,
  },
  DayChart: {
    'of a week': () => <DayChart values={DAYS} axis={euros} first="17" last="23" />,
    'of days without sales': () => <DayChart values={DAYS.map(() => 0)} axis={euros} first="17" last="23" />,
  },
  DayList: {
    'of a week': () => (
      <DayList
        label={words().cart.summary}
        rows={DAYS.map((amount, at) => ({ day: String(17 + at), amount: euros(amount) }))}
      />
    ),
  },
  VirtualList: {
    'of three': () => (
      <VirtualList
        items={['1', '2', '3']}
        keyOf={(item) => item}
        row={(item) => <Text>{`${words().cart.title} ${item}`}</Text>}
      />
    ),
  },
  Row: {
    'around a text': () => (
      <Row>
        <Text>{words().cart.title}</Text>
      </Row>
    ),
  },
  Slot: {
    'around a text': () => (
      <Slot>
        <Text>{words().cart.title}</Text>
      </Slot>
    ),
    empty: () => <Slot>{null}</Slot>,
  },
  Scroll: {
    down: () => (
      <Scroll main label={words().cart.title} className="kit-low">
        <Text size={40}>{words().common.failed_text}</Text>
      </Scroll>
    ),
    sideways: () => (
      <Scroll sideways main label={words().cart.title}>
        <Text size={40} lines={1}>
          {words().common.failed_text}
        </Text>
      </Scroll>
    ),
  },
  Box: {
    'a list': () => (
      <Box role="list" label={words().cart.title}>
        <Box role="listitem">
          <Text>{words().cart.title}</Text>
        </Box>
      </Box>
    ),
    'a group': () => (
      <Box role="group" label={words().cart.title}>
        <Text>{words().cart.title}</Text>
      </Box>
    ),
    'a region, named by its text': () => (
      <Box role="region" labelledBy="kit-region">
        <Text id="kit-region">{words().cart.title}</Text>
      </Box>
    ),
    'a progressbar': () => (
      <Box role="progressbar" label={words().common.loading} percent={40}>
        <Text>40 %</Text>
      </Box>
    ),
    busy: () => (
      <Box role="status" busy>
        <Text>{words().common.loading}</Text>
      </Box>
    ),
  },
}
