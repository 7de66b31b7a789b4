/** What stands around the goods of a new shop: topics, search words, questions, coupons, comments and one buyer. */
import { decimal } from '../wire/decimal'
import type { Comment, Coupon, Issue, Keyword, Topic, User } from './rows'
import type { Pic } from './seed-front'
import { stamped } from './seed-front'

/** Three topics; one names goods that are off sale, and one names none. */
export function topics(pic: Pic): Topic[] {
  const topic = (id: number, title: string, price: string, goods: number[]): Topic => ({
    ...stamped(id, id % 28),
    title,
    subtitle: `${title}, at length`,
    price: decimal(price),
    readCount: '77.7k',
    picUrl: pic(`topic-${id}.png`),
    sortOrder: 0,
    goods,
    content: `<p>${title}</p><img src="${pic(`topic-${id}-content.png`)}">`,
  })
  return [
    topic(264, 'A room in linen', '59.00', [1181000, 1109008]),
    topic(266, 'Soup season', '12.90', [1023003, 1025005, 1038004]),
    topic(268, '慢生活', '0.00', []),
  ]
}

/** Search words: the default one, hot ones and others that only complete what is typed. */
export function keywords(): Keyword[] {
  const keyword = (id: number, word: string, isHot: boolean, isDefault = false): Keyword => ({
    ...stamped(id),
    keyword: word,
    url: '',
    isHot,
    isDefault,
    sortOrder: 100,
  })
  return [
    keyword(1, 'linen', true, true),
    keyword(2, 'lamp', true),
    keyword(3, 'linen shirt', false),
    keyword(4, '茶杯', false),
  ]
}

/** Questions that the page of any goods shows. */
export function issues(): Issue[] {
  const issue = (id: number, question: string, answer: string): Issue => ({ ...stamped(id), question, answer })
  return [
    issue(1, 'What does delivery cost?', '8 yuan; nothing from 88 yuan on.'),
    issue(2, 'Who delivers?', 'The post.'),
    issue(3, 'How do I return something?', 'Within thirty days.'),
    issue(4, 'Do I get an invoice?', 'Yes, if you want one.'),
    issue(5, 'Where are you?', 'In Shanghai.'),
  ]
}

/** A coupon for everyone, one for new users and one for those who know its code. */
export function coupons(): Coupon[] {
  const coupon = (id: number, name: string, type: number, discount: string, code?: string): Coupon => ({
    ...stamped(id, id),
    name,
    desc: 'For everything in the shop',
    tag: 'No limits',
    total: 0,
    discount: decimal(discount),
    min: decimal('99.00'),
    limit: 1,
    type,
    status: 0,
    goodsType: 0,
    goodsValue: [],
    code,
    timeType: 0,
    days: 10,
  })
  return [
    coupon(1, '5 off', 0, '5.00'),
    coupon(2, 'Welcome', 1, '10.00'),
    coupon(3, 'With a code', 2, '15.00', 'SPRING24'),
  ]
}

/** The buyer that the shop's own data contain, without a mobile number or a picture. */
export const users = (): User[] => [
  {
    ...stamped(1),
    username: 'user123',
    password: 'user123',
    gender: 1,
    nickname: 'user123',
    mobile: '',
    avatar: '',
  },
]

/** Comments on goods, with and without pictures, and one on a topic. */
export function comments(pic: Pic): Comment[] {
  const comment = (id: number, valueId: number, content: string, star: number, pictures: string[] = []): Comment => ({
    ...stamped(id, id),
    valueId,
    type: valueId < 1000 ? 1 : 0,
    content,
    adminContent: id === 1 ? 'Thank you!' : '',
    userId: 1,
    hasPicture: pictures.length > 0,
    picUrls: pictures.map(pic),
    star,
  })
  return [
    comment(1, 1181000, 'Heavy and cool, as linen should be', 5, ['comment-1.png', 'comment-2.png']),
    comment(2, 1181000, '颜色很好看', 4, ['comment-3.png']),
    comment(3, 1181000, 'The buttons are small', 3),
    comment(4, 1038004, 'No two alike', 5),
    comment(5, 264, 'I want that room', 5),
  ]
}
