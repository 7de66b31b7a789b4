import type { Texts } from '../texts'
import type { home as en } from '../en/home'

export const home: Texts<typeof en> = {
  flash: 'タイムセール',
  ends_in: '終了まで',
  ends_in_days: '終了まで {days} 日',
  picked: 'あなたへのおすすめ',
  adverts: 'おすすめ企画',
  slide: '{count} 件中 {number} 件目',
  previous: '前へ',
  next: '次へ',
  look: '見てみる',
  departments: '売り場',
  empty_title: 'まだ商品がありません',
  empty_text: 'ショップが出品するとここに表示されます。',
  failed: '商品を読み込めませんでした',
}
