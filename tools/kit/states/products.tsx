import type { ComponentProps } from 'react'
import type { ProductCard as Product } from '@contract/entities/product'
import { Carousel } from '@/kit/carousel/carousel'
import { Dots } from '@/kit/carousel/dots'
import { Department } from '@/kit/department/department'
import { FlashClock } from '@/kit/flash-clock/flash-clock'
import { FlashEnd } from '@/kit/flash-clock/flash-end'
import { heart } from '@/kit/icon/glyphs/heart'
import { IconButton } from '@/kit/icon-button/icon-button'
import { Picture } from '@/kit/picture/picture'
import { CardSkeleton, GridSkeleton } from '@/kit/product-card/card-skeleton'
import { ProductCard } from '@/kit/product-card/product-card'
import { ProductGrid } from '@/kit/product-card/product-grid'
import { ShopMark } from '@/kit/shop-mark/shop-mark'
import type { Kit } from '../page/kit'
import bag from '../../../server/app/demo/media/a/bag.webp'
import bear from '../../../server/app/demo/media/a/bear.webp'
import boot from '../../../server/app/demo/media/a/boot.webp'
import { nothing, words } from '../page/words'

const HOUR_MS = 3_600_000
/** The catalogue's clock stands still at the moment when the page was opened. */
const OPENED = Date.now()
const later = (hours: number) => new Date(OPENED + hours * HOUR_MS).toISOString()

const product = (part: Partial<Product> = {}): Product => ({
  product_id: '1',
  shop_id: '1',
  brand_id: '1',
  category_id: '1',
  name_en: 'Bag of soft leather',
  image: bag,
  ground: 'sand',
  price: '64.00',
  stock: 9,
  rate: 480,
  review_count: 12,
  sold: 3900,
  has_options: false,
  ...part,
})

type CardProps = Partial<ComponentProps<typeof ProductCard>>

function Card({ product: shown = product(), ...props }: CardProps) {
  const { product: texts } = words()
  return (
    <ProductCard
      product={shown}
      words={{ soldOut: texts.sold_out, sold: '3.9k', add: texts.add_to_cart }}
      onOpen={nothing}
      {...props}
    />
  )
}

const ofCard = (props: CardProps) => () => (
  <div className="kit-narrow">
    <Card {...props} />
  </div>
)

const slides = [bag, bear, boot].map((image) => <Picture key={image} image={image} alt="" ground="lilac" />)

const ofCarousel = (props: Partial<ComponentProps<typeof Carousel>>) => () => {
  const { home } = words()
  return (
    <Carousel
      name={home.adverts}
      label={(index) => `${index + 1} / ${slides.length}`}
      height={176}
      items={slides}
      {...props}
    />
  )
}

export const products: Kit = {
  ProductCard: {
    plain: ofCard({}),
    'with quick-add': ofCard({ onAdd: nothing }),
    'in the cart': ofCard({ onAdd: nothing, inCart: 2 }),
    reduced: ofCard({ product: product({ special_price: '48.00' }), onAdd: nothing }),
    'sold out': ofCard({ product: product({ stock: 0 }) }),
    'with a long name': ofCard({
      product: product({ name_en: 'Bear to hug, with a name that takes more than the two lines of a card' }),
      onAdd: nothing,
    }),
    'without reviews': ofCard({ product: product({ rate: 0, review_count: 0 }) }),
    'a flash deal': () => (
      <Card
        width="flash"
        product={product({ special_price: '48.00', flash: { price: '48.00', ends_at: later(5), left: 7 } })}
        words={{ soldOut: words().product.sold_out, add: words().product.add_to_cart, left: '7' }}
      />
    ),
    small: () => <Card width="small" />,
    medium: () => <Card width="medium" onAdd={nothing} />,
    'with a mark': ofCard({ mark: <IconButton glyph={heart} label="♥" onPress={nothing} /> }),
    'a link': ofCard({ href: '#' }),
  },
  ProductGrid: {
    'of four': () => (
      <ProductGrid>
        {[bag, bear, boot, bag].map((image, at) => (
          <Card key={at} product={product({ product_id: String(at), image })} onAdd={nothing} />
        ))}
      </ProductGrid>
    ),
  },
  CardSkeleton: {
    waiting: () => (
      <div className="kit-narrow">
        <CardSkeleton />
      </div>
    ),
  },
  GridSkeleton: { 'of six': () => <GridSkeleton />, 'of two': () => <GridSkeleton count={2} /> },
  Carousel: {
    'as wide as the page': ofCarousel({}),
    'with the next slide in sight': ofCarousel({ peek: true }),
    'with dots over it': ofCarousel({ dots: 'over' }),
    'with arrows': () => ofCarousel({ arrows: { previous: words().home.previous, next: words().home.next } })(),
  },
  Dots: {
    'of four': () => <Dots count={4} current={1} />,
    'over a picture': () => (
      <div className="kit-over">
        <Dots over count={4} current={1} />
      </div>
    ),
    'of one': () => <Dots count={1} current={0} />,
  },
  Department: {
    'a button': () => <Department name={words().home.departments} image={bag} ground="sand" onPress={nothing} />,
    'a link': () => (
      <Department name={words().home.departments} image={boot} ground="mist" href="#" onPress={nothing} />
    ),
  },
  ShopMark: {
    small: () => <ShopMark image={bag} ground="mist" />,
    medium: () => <ShopMark image={bag} ground="sage" size={44} />,
    large: () => <ShopMark image={bag} ground="clay" size={56} />,
  },
  FlashClock: {
    'of hours': () => <FlashClock endsAt={later(5)} ahead={0} onOver={nothing} />,
    'of days': () => <FlashClock endsAt={later(75)} ahead={0} onOver={nothing} />,
    over: () => <FlashClock endsAt={later(-1)} ahead={0} onOver={nothing} />,
  },
  FlashEnd: {
    'of a deal': () => (
      <FlashEnd
        deals={{
          list: [product({ flash: { price: '48.00', ends_at: later(5), left: 7 } })],
          server_time: later(0),
        }}
        onOver={nothing}
      />
    ),
    'without a deal': () => <FlashEnd deals={{ list: [], server_time: later(0) }} onOver={nothing} />,
  },
}
