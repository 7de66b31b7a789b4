/** Where the many buyers of a filled shop live: one place for each language. */
import type { Language } from '@contract/base/languages'
import type { AddressSnapshot } from '../../../kernel/db/schema/orders'

type Place = Omit<AddressSnapshot, 'name' | 'email'>

export const PLACES_OF: Readonly<Record<Language, Place>> = {
  en: { street: 'Quay Street', zip: 'BS1 4DB', city: 'Bristol', state: '', country: 'GB', phone: '441174960123' },
  es: { street: 'Calle Mayor', zip: '28013', city: 'Madrid', state: 'Madrid', country: 'ES', phone: '34912345678' },
  zh: { street: '延安路', zip: '310006', city: '杭州', state: '浙江', country: 'CN', phone: '8657112345678' },
  zhtw: { street: '中山路', zip: '100', city: '臺北', state: '', country: 'TW', phone: '886212345678' },
  jp: { street: '本町', zip: '231-0005', city: '横浜', state: '神奈川', country: 'JP', phone: '81451234567' },
  th: { street: 'ถนนเจริญกรุง', zip: '10500', city: 'กรุงเทพฯ', state: '', country: 'TH', phone: '6621234567' },
}
