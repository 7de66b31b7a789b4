import { linkTo } from '@/routes'
import { messageOf, timelineOf } from './host-cards'

const CARD = {
  title: 'Teapot',
  link: linkTo('product', { product_id: 7 }),
  image: 'https://souk.test/p/teapot-600.webp',
}

it('sends a screen with its parameters and its picture to a chat [screen.share-links]', () => {
  expect(messageOf(CARD, 'Bazaar')).toEqual({
    title: 'Teapot',
    path: '/pages/prouduct/detail?product_id=7',
    imageUrl: 'https://souk.test/p/teapot-600.webp',
  })
})

it('gives the moments the parameters alone, escaped as the link has them', () => {
  expect(timelineOf(CARD, 'Bazaar')).toEqual({ title: 'Teapot', query: 'product_id=7', imageUrl: CARD.image })
  expect(timelineOf({ title: 'té', link: linkTo('search', { q: 'té & más' }) }, 'Bazaar')).toEqual({
    title: 'té',
    query: 'q=t%C3%A9%20%26%20m%C3%A1s',
  })
})

it('sends home, and never a picture of the screen, from a screen without a card', () => {
  expect(messageOf(undefined, 'Bazaar')).toEqual({
    title: 'Bazaar',
    path: '/pages/home/home',
    imageUrl: '/share-card.png',
  })
  expect(timelineOf(undefined, 'Bazaar')).toEqual({ title: 'Bazaar', query: '', imageUrl: '/share-card.png' })
})
