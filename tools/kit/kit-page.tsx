import { View } from '@tarojs/components'
import { useState } from 'react'
import cartArt from '@/kit/art/cart.webp'
import { Advert } from '@/features/home/advert/advert'
import { Badge } from '@/kit/badge/badge'
import { DiscountBadge } from '@/kit/badge/discount-badge'
import { SkeletonLine } from '@/kit/skeleton/skeleton-line'
import { Button } from '@/kit/button/button'
import { Carousel } from '@/kit/carousel/carousel'
import { Chip } from '@/kit/chip/chip'
import { ChoiceChip } from '@/kit/choice-chip/choice-chip'
import { Confirm } from '@/kit/confirm/confirm'
import { Department } from '@/kit/department/department'
import { Field } from '@/kit/field/field'
import { Histogram } from '@/kit/rating/histogram'
import { heart } from '@/kit/icon/glyphs/heart'
import { store } from '@/kit/icon/glyphs/store'
import { truck } from '@/kit/icon/glyphs/truck'
import { zap } from '@/kit/icon/glyphs/zap'
import { ListRow } from '@/kit/list-row/list-row'
import { Callout } from '@/kit/callout/callout'
import { RadioRow } from '@/kit/radio-row/radio-row'
import { Page } from '@/shell/page/page'
import { Panel } from '@/kit/panel/panel'
import { Price } from '@/kit/price/price'
import { GridSkeleton } from '@/kit/product-card/card-skeleton'
import { ProductCard } from '@/kit/product-card/product-card'
import { ProductGrid } from '@/kit/product-card/product-grid'
import { SearchField } from '@/kit/search-field/search-field'
import { SectionTitle } from '@/kit/section-title/section-title'
import { ShopMark } from '@/kit/shop-mark/shop-mark'
import { State } from '@/kit/state/state'
import { StepBar } from '@/kit/step-bar/step-bar'
import { Stepper } from '@/kit/stepper/stepper'
import { Summary } from '@/kit/summary/summary'
import { Checkbox } from '@/kit/checkbox/checkbox'
import { Timeline } from '@/kit/timeline/timeline'
import { Toast } from '@/kit/toast/toast'
import { Total } from '@/kit/sticky-bar/total'
import { formatMoney } from '@/domain/money/money-format'

const row = { display: 'flex', flexDirection: 'row', flexWrap: 'wrap', gap: '12px', padding: '8px 16px' } as const
const column = { display: 'flex', flexDirection: 'column', gap: '12px', padding: '8px 16px' } as const
const euro = (value: string) => formatMoney(value, '€', 'en')
const nothing = () => undefined
const later = () => new Promise((resolve) => setTimeout(resolve, 2000))

const product = (id: string, name: string, ground: string, price: string, special?: string, stock = 9) => ({
  product_id: id,
  shop_id: '1',
  brand_id: '1',
  category_id: '1',
  name_en: name,
  image: `/art/${name.split(' ')[0].toLowerCase()}.webp`,
  ground,
  price,
  ...(special ? { special_price: special } : {}),
  stock,
  rate: 480,
  review_count: 12,
  sold: 3900,
  has_options: false,
})
const products = [
  product('1', 'Mug of stoneware, 300 ml', 'sage', '6.50'),
  product('2', 'Bear to hug, with a name that takes two lines', 'lilac', '22.50', '17.50'),
  product('3', 'Plant in a clay pot', 'rose', '3.80'),
  product('4', 'Clock, round', 'mist', '44.00', undefined, 0),
]

/** Shows every part of the kit. Built by tools/kit/build.mjs, in no release. */
export default function KitPage() {
  const [text, setText] = useState('Rua do')
  const [count, setCount] = useState(1)
  const [on, setOn] = useState(true)
  const [open, setOpen] = useState(false)
  return (
    <Page
      id="page-kit"
      title="Kit"
      tab="index"
      onEnd={nothing}
      bottom={
        <>
          <Total caption="Total, 4 items" parts={euro('27.05')} />
          <View style={{ flex: 1 }} />
          <Button label="Check out" onPress={later} />
        </>
      }
    >
      <Carousel
        name="Adverts"
        label={(index) => `${index + 1} of 2`}
        peek
        height={176}
        arrows={{ previous: 'Previous', next: 'Next' }}
        items={[
          <Advert
            key="a"
            caption="Kitchen week"
            title="Slow mornings start with tea"
            action="See the table"
            image="/art/teapot.webp"
            ground="forest"
            onPress={nothing}
          />,
          <Advert key="b" title="Chairs that stay" image="/art/chair.webp" ground="clay" onPress={nothing} />,
        ]}
      />
      <View style={row}>
        <Department name="Bags" image="/art/bag.webp" ground="sand" onPress={nothing} />
        <Department name="Shoes" image="/art/runner.webp" ground="mist" onPress={nothing} />
        <Department name="Electronics" image="/art/headphones.webp" ground="lilac" onPress={nothing} />
      </View>
      <View style={row}>
        {([13, 15, 17, 20, 24, 32] as const).map((size) => (
          <Price key={size} size={size} reduced={size === 17} parts={euro('27.05')} />
        ))}
      </View>
      <View style={row}>
        <Button label="Pay €27.05" onPress={later} />
        <Button kind="soft" label="Add to cart" onPress={nothing} />
        <Button kind="line" label="Keep shopping" onPress={() => setOpen(true)} />
        <Button kind="ink" label="Open seller site" onPress={nothing} />
        <Button kind="blocked" label="Choose a size" onPress={nothing} />
        <Button size="md" label="Retry" onPress={nothing} />
        <Button size="sm" kind="line" label="Track" onPress={nothing} />
      </View>
      <View style={row}>
        <Button pair kind="soft" label="Add to cart" onPress={nothing} />
        <Button pair label="Buy now" note="€64.00" onPress={nothing} />
      </View>
      <View style={row}>
        <Chip text="Best match" end="opens" onPress={nothing} />
        <Chip text="Filters · 2" on onPress={nothing} />
        <ChoiceChip text="Small" onPress={nothing} />
        <ChoiceChip text="Medium" chosen onPress={nothing} />
        <ChoiceChip text="Large" impossible label="Large, sold out" onPress={nothing} />
        <ChoiceChip text="Cognac" image="/art/bag.webp" ground="sand" chosen onPress={nothing} />
        <ChoiceChip text="Forest" image="/art/bag.webp" ground="sage" onPress={nothing} />
        <Stepper
          value={count}
          onChange={setCount}
          max={5}
          words={{ label: 'Quantity', less: 'One less', more: 'One more' }}
        />
        <Stepper
          value={1}
          onChange={nothing}
          onRemove={nothing}
          words={{ label: 'Quantity', less: 'One less', more: 'One more', remove: 'Remove' }}
        />
        <Checkbox label="Everything" on={on} onPress={() => setOn(!on)} />
        <Checkbox label="Something" on={!on} onPress={() => setOn(!on)} />
      </View>
      <View style={row}>
        <DiscountBadge percent={33} kind="flash" />
        <DiscountBadge percent={19} kind="tint" />
        <Badge kind="wait" text="To pay" />
        <Badge kind="info" text="On the way" />
        <Badge kind="ok" text="Delivered" />
        <Badge kind="bad" text="Failed" />
        <Badge text="Cancelled" />
      </View>
      <View style={column}>
        <Field id="f1" label="Street" value="" placeholder="Street and number" onInput={nothing} hint="As on letters" />
        <Field id="f2" label="Street" value={text} onInput={setText} />
        <Field id="f3" label="Postal code" value="1100" onInput={nothing} error="Add the last three digits" />
        <Field id="f4" label="Country" value="Portugal" onInput={nothing} disabled />
        <Field
          id="f5"
          label="Password"
          kind="password"
          value="secret"
          onInput={nothing}
          reveal={{ show: 'Show password', hide: 'Hide password' }}
        />
        <View style={{ display: 'flex', flexDirection: 'row' }}>
          <SearchField
            id="f6"
            label="Search products"
            value={text}
            onInput={setText}
            onSubmit={nothing}
            clearLabel="Clear"
          />
        </View>
      </View>
      <SectionTitle title="Flash deals" icon={zap} more={{ text: 'See all', onPress: nothing }} />
      <ProductGrid>
        {products.map((item, index) => (
          <ProductCard
            key={item.product_id}
            product={item}
            words={{ soldOut: 'Sold out', sold: '3.9k sold', add: `Add ${item.name_en} to the cart` }}
            onOpen={nothing}
            onAdd={later}
            inCart={index === 2 ? 2 : 0}
          />
        ))}
      </ProductGrid>
      <GridSkeleton count={2} />
      <StepBar
        label="Step 3 of 5: Delivery"
        current={2}
        steps={['My cart', 'Shipment', 'Delivery', 'Payment', 'Confirm']}
      />
      <Panel flush>
        <ListRow first title="Wishlist" icon={heart} end="12" onPress={nothing} />
        <ListRow title="Become a seller" note="Open your shop in three steps" icon={store} onPress={nothing} />
      </Panel>
      <Panel>
        <View style={row}>
          <ShopMark image="/art/teapot.webp" ground="mist" />
          <ShopMark image="/art/plant.webp" ground="sage" size={44} />
        </View>
        <Callout icon={truck} percent={86} meterLabel="Free shipping">
          Add €2.60 more for free shipping
        </Callout>
        <View style={column}>
          <RadioRow title="Standard" note="Tue 24 – Thu 26 Nov" chosen onPress={nothing} />
          <RadioRow title="Express" note="Mon 23 Nov before 12:00" chosen={false} onPress={nothing} />
        </View>
        <Summary
          rows={[
            { key: 'a', label: '4 items', value: '€25.00' },
            { key: 'b', label: 'Shipping', value: 'Free', tone: 'success' },
          ]}
          total={{ label: 'Total with tax', parts: euro('27.05') }}
        />
      </Panel>
      <Panel>
        <Timeline
          events={[
            { key: '1', title: 'Delivered', note: 'Expected Sat 21 Nov', state: 'next' },
            { key: '2', title: 'Left the Lisbon hub', note: 'Today, 08:12', state: 'now', glyph: truck },
            { key: '3', title: 'Order placed', note: 'Wed 18 Nov, 20:03', state: 'done' },
          ]}
        />
        <Histogram
          rows={[
            { star: 5, count: 210 },
            { star: 4, count: 60 },
            { star: 3, count: 8 },
          ]}
          label={(star, reviews) => `${star} stars: ${reviews}`}
        />
      </Panel>
      <View style={row}>
        <SkeletonLine width={120} height={20} />
        <SkeletonLine width={72} height={84} shape="arch" />
      </View>
      <State
        art={cartArt}
        title="Your cart is empty"
        text="What you add waits here, on every device you log in to."
        action={{ label: 'Browse deals', onPress: nothing }}
      />
      <View style={{ position: 'relative', height: '90px' }}>
        <Toast text="In your cart" action={{ label: 'Undo', onPress: nothing }} />
      </View>
      <Confirm
        open={open}
        title="Cancel this order?"
        text="The money goes back to your wallet."
        confirm="Cancel the order"
        cancel="Keep it"
        onConfirm={later}
        onClose={() => setOpen(false)}
      />
    </Page>
  )
}
