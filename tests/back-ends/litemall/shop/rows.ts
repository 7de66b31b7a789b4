/** The rows of the shop's tables, with the fields in which answers show them. Those with `?` may have no value. */
import type { Decimal } from '../wire/decimal'

/** What every table has. Times are of the form `2024-05-01 09:30:00`, without a zone. */
type Row = { id: number; addTime: string; updateTime: string; deleted: boolean }

export type Advert = Row & {
  name: string
  link: string
  url: string
  position: number
  content: string
  startTime?: string
  endTime?: string
  enabled: boolean
}

export type Category = Row & {
  name: string
  keywords: string
  desc: string
  pid: number
  iconUrl: string
  picUrl: string
  level: 'L1' | 'L2'
  sortOrder: number
}

export type Brand = Row & { name: string; desc: string; picUrl: string; sortOrder: number; floorPrice: Decimal }

export type Goods = Row & {
  goodsSn: string
  name: string
  categoryId: number
  brandId: number
  gallery: string[]
  keywords: string
  brief: string
  isOnSale: boolean
  sortOrder: number
  picUrl: string
  shareUrl?: string
  isNew: boolean
  isHot: boolean
  unit: string
  counterPrice: Decimal
  retailPrice: Decimal
  detail: string
}

export type Specification = Row & { goodsId: number; specification: string; value: string; picUrl: string }

/** What is bought: one combination of the specifications of some goods. */
export type Product = Row & { goodsId: number; specifications: string[]; price: Decimal; number: number; url?: string }

export type Attribute = Row & { goodsId: number; attribute: string; value: string }

export type Issue = Row & { question: string; answer: string }

export type Keyword = Row & { keyword: string; url: string; isHot: boolean; isDefault: boolean; sortOrder: number }

export type Topic = Row & {
  title: string
  subtitle: string
  price: Decimal
  readCount: string
  picUrl: string
  sortOrder: number
  goods: number[]
  content: string
}

export type Coupon = Row & {
  name: string
  desc: string
  tag: string
  total: number
  discount: Decimal
  min: Decimal
  limit: number
  type: number
  status: number
  goodsType: number
  goodsValue: number[]
  code?: string
  timeType: number
  days: number
  startTime?: string
  endTime?: string
}

export type CouponOfUser = Row & {
  userId: number
  couponId: number
  status: number
  usedTime?: string
  startTime?: string
  endTime?: string
  orderId?: number
}

/** The password is in the clear: the real server stores a hash, and no call shows either. */
export type User = Row & {
  username: string
  password: string
  gender: number
  nickname: string
  mobile: string
  avatar: string
}

export type Address = Row & {
  name: string
  userId: number
  province: string
  city: string
  county: string
  addressDetail: string
  areaCode: string
  postalCode?: string
  tel: string
  isDefault: boolean
}

export type CartLine = Row & {
  userId: number
  goodsId: number
  goodsSn: string
  goodsName: string
  productId: number
  price: Decimal
  number: number
  specifications: string[]
  checked: boolean
  picUrl: string
}

export type Collect = Row & { userId: number; valueId: number; type: number }

export type Footprint = Row & { userId: number; goodsId: number }

export type SearchTerm = Row & { userId: number; keyword: string; from: string }

export type Comment = Row & {
  valueId: number
  type: number
  content: string
  adminContent: string
  userId: number
  hasPicture: boolean
  picUrls?: string[]
  star: number
}

export type Order = Row & {
  userId: number
  orderSn: string
  orderStatus: number
  aftersaleStatus: number
  consignee: string
  mobile: string
  address: string
  message: string
  goodsPrice: Decimal
  freightPrice: Decimal
  couponPrice: Decimal
  orderPrice: Decimal
  actualPrice: Decimal
  comments: number
  endTime?: string
}

export type OrderGoods = Row & {
  orderId: number
  goodsId: number
  goodsName: string
  goodsSn: string
  productId: number
  number: number
  price: Decimal
  specifications: string[]
  picUrl: string
  comment: number
}

export type StoredFile = Row & { key: string; name: string; type: string; size: number; url: string }
