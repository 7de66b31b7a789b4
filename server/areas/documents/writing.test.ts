import type { OrderDetail } from '@contract/entities/order'
import { LANGUAGE_CODES, type Language } from '@contract/languages'
import { pdfText } from '../../../tests/support/pdf-text'
import { wordsOf } from '../../kernel/text/catalogue'
import { DEMO_WORDS } from '../../testing/demo-words'
import { writeAbout } from './about'
import { drawable, fontOf, runsOf } from './faces'
import { writeInvoice } from './invoice'
import { breakLines } from './lines'
import { Pen, type Cell } from './pen'
import { writeSlips } from './slips'

const ORDER = {
  increment_id: 'SK-1',
  created_at: '2026-11-19T10:00:00.000Z',
  payment_status: 'paid',
  payment_method: 'wallet',
  grand_total: '27.05',
  product_total: '30.00',
  coupon_cost: '5.00',
  shipping_cost: '2.05',
  tax_total: '4.51',
  arrival_method: 'Standard',
  actual_payment: { wallet: 'eur', currency: 'EUR', amount: '24.99' },
  shop: { name: 'Claywick Kitchen' },
  address: {
    name: 'สมชาย ใจดี',
    street: '東京都1-2',
    zip: '10110',
    city: 'Málaga',
    state: '',
    country: 'TH',
    phone: '',
  },
  customer: { name: 'Ada', email: 'ada@souk.test', telephone: '' },
  products: [
    {
      name_en: 'Teapot',
      name_th: 'กาน้ำชา',
      qty: 2,
      price: '15.00',
      row_price: '30.00',
      custom_option_info: [{ name: 'Colour', value: 'Red' }],
    },
  ],
} as unknown as OrderDetail

/** The text of a document, in the order in which it is written. */
async function written(order: OrderDetail, language: Language) {
  const cells = jest.spyOn(Pen.prototype, 'cells')
  const pdf = await writeInvoice(order, { language, market: 'Bazaar & Sons' })
  const texts = cells.mock.calls.flatMap(([row]) => row.map(({ text }: Cell) => text))
  cells.mockRestore()
  return { pdf, texts }
}

const isPdf = (bytes: Buffer) => [bytes.subarray(0, 5).toString(), bytes.subarray(-6).toString().trim()]

describe('an invoice', () => {
  it('names buyer, seller and goods, with coupon, shipping, taxes and the charge [call.invoice]', async () => {
    const { pdf, texts } = await written(ORDER, 'en')
    expect(isPdf(pdf.bytes)).toEqual(['%PDF-', '%%EOF'])
    expect(pdf.name).toBe('invoice-SK-1')
    for (const text of [
      'Bazaar & Sons',
      'Invoice',
      'SK-1',
      'November 19, 2026',
      'Claywick Kitchen',
      'สมชาย ใจดี',
      'Thailand',
      'ada@souk.test',
      'Teapot (Colour: Red)',
      '$15.00',
      '$30.00',
      '−$5.00',
      'Shipping, Standard',
      '$2.05',
      '$27.05',
      '$22.54',
      '$4.51',
      'Paid · Wallet',
      'Charged: €24.99',
    ])
      expect(texts).toContain(text)
  })

  it('leaves out a missing coupon, and an amount that was not charged yet [call.invoice]', async () => {
    const { texts } = await written(
      { ...ORDER, coupon_cost: '0.00', actual_payment: null, payment_status: 'unpaid' },
      'en',
    )
    expect(texts).not.toContain('Coupon')
    expect(texts.some((text) => text.startsWith('Charged'))).toBe(false)
    expect(texts).toContain('Unpaid · Wallet')
  })

  it('turns the page when an order is long [call.invoice]', async () => {
    const products = Array.from({ length: 60 }, () => ORDER.products[0])
    const { pdf } = await written({ ...ORDER, products }, 'en')
    expect(pdf.bytes.toString('latin1').match(/\/Type \/Page\b/g)?.length).toBeGreaterThan(1)
  })

  it('is written in the requested language [call.invoice] [const.languages]', async () => {
    const { texts } = await written(ORDER, 'th')
    expect(texts).toContain('ใบแจ้งหนี้')
    expect(texts).toContain('กาน้ำชา (Colour: Red)')
  })
})

describe('the end of an invoice', () => {
  const COMPANY = {
    name: 'Market Ltd',
    address: '1 High Street, Dublin',
    email: 'help@market.example',
    taxId: 'IE1234567T',
  }

  it.each(LANGUAGE_CODES)(
    'names the company, and no demonstration, in %s [call.invoice] [documents.company]',
    async (language) => {
      const order = { ...ORDER, customer: { ...ORDER.customer, email: 'ada@market.example' } }
      const { bytes } = await writeInvoice(order, { language, market: 'Bazaar & Sons', company: COMPANY })
      const text = pdfText(new Uint8Array(bytes)).join('').replaceAll(/\s/g, '')
      for (const part of Object.values(COMPANY)) expect(text).toContain(part.replaceAll(' ', ''))
      expect(text).not.toMatch(DEMO_WORDS)
    },
  )
})

describe('the document about us', () => {
  it('is one file a language [call.aboutUsPolicy]', async () => {
    const [en, th] = [
      await writeAbout({ language: 'en', market: 'Souk' }, { title: 'About us', sections: [], at: ORDER.created_at }),
      await writeAbout({ language: 'th', market: 'Souk' }, { title: 'เกี่ยวกับเรา', sections: [], at: ORDER.created_at }),
    ]
    expect([isPdf(en.bytes), isPdf(th.bytes)]).toEqual([isPdf(en.bytes), ['%PDF-', '%%EOF']])
    expect(en.bytes.equals(new Uint8Array(th.bytes))).toBe(false)
  })
})

describe('the fonts', () => {
  const draws = (face: Parameters<typeof fontOf>[0], letter: string) =>
    fontOf(face).hasGlyphForCodePoint(letter.codePointAt(0) ?? 0)

  it.each(LANGUAGE_CODES)('have every letter of what documents say in %s [const.languages]', (language) => {
    const said = [wordsOf('about', language), wordsOf('invoice', language), wordsOf('company', language)].flatMap(
      (words) => Object.values(words),
    )
    const letters = [...new Set(drawable(`${said.join('')}€¥฿₫$−·`))].filter((letter) => letter !== ' ')
    const missing = letters.filter((letter) => !draws(runsOf(letter, 'regular')[0].face, letter))
    expect(missing).toEqual([])
  })

  it('contain no bidirectional controls, and Thai vowels are decomposed', () => {
    expect(drawable('a\u202eb\u00a0c\u200d')).toBe('ab c')
    expect(drawable('น้ำ')).toBe('น\u0e4d้า')
  })

  it('change with the script', () => {
    expect(runsOf('Souk 市場 ไทย', 'bold').map(({ face, text }) => [face, text])).toEqual([
      ['latin-bold', 'Souk '],
      ['han-bold', '市場 '],
      ['thai-bold', 'ไทย'],
    ])
  })
})

describe('lines', () => {
  const measure = (text: string) => text.length
  it('end between words, and never before a closing sign', () => {
    expect(breakLines('one two three', 'en', 7, measure)).toEqual(['one two', 'three'])
    expect(breakLines('商品。商品。', 'zh-Hans', 4, measure).every((line) => !line.startsWith('。'))).toBe(true)
  })

  it('cut a word that is wider than a line', () => {
    expect(breakLines('x'.repeat(10), 'en', 4, measure)).toEqual(['xxxx', 'xxxx', 'xx'])
    expect(breakLines('', 'en', 4, measure)).toEqual([])
  })
})

describe('packing slips [documents.slips]', () => {
  const slip = {
    increment_id: 'SK-1',
    created_at: '2026-11-19T10:00:00.000Z',
    shop: 'Claywick Kitchen',
    address: ORDER.address,
    arrival_method: '標準',
    order_remark: 'ฝากไว้กับเพื่อนบ้าน',
    products: [
      { sku: 'TEA-RED', name: 'Tetera de Málaga (Color: rojo)', qty: 2 },
      { sku: 'CUP', name: '湯呑み 红色 紅色', qty: 1 },
    ],
  }

  it.each(LANGUAGE_CODES)('say in %s what goes into each parcel and where, and no price', async (language) => {
    const cells = jest.spyOn(Pen.prototype, 'cells')
    const pdf = await writeSlips([slip, { ...slip, increment_id: 'SK-2' }], { language, market: 'Souk' })
    const texts = cells.mock.calls.flatMap(([row]) => row.map(({ text }: Cell) => text))
    cells.mockRestore()
    expect(isPdf(pdf.bytes)).toEqual(['%PDF-', '%%EOF'])
    expect(pdf.name).toBe('packing-slips')
    const words = wordsOf('slip', language)
    const wanted = [
      words.title,
      'SK-1',
      'SK-2',
      'สมชาย ใจดี',
      '東京都1-2',
      'TEA-RED',
      '湯呑み 红色 紅色',
      words.pieces,
      '3',
    ]
    expect(wanted.filter((text) => !texts.includes(text))).toEqual([])
    expect(texts).toContain(slip.order_remark)
    expect(texts.join('\n')).not.toMatch(/\d\.\d\d|\$|US/)
    expect(pdf.bytes.toString('latin1').match(/\/Type \/Page\b/g)).toHaveLength(2)
  })
})
