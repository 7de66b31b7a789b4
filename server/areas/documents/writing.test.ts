import type { GlyphRun } from 'fontkit'
import type { OrderDetail } from '@contract/entities/order'
import { LANGUAGE_CODES, type Language } from '@contract/base/languages'
import { one } from '@contract/rules/lists'
import { pdfText } from '../../../tests/support/pdf-text'
import { wordsOf } from '../../kernel/text/catalogue'
import { DEMO_WORDS } from '../../testing/demo-words'
import { writeAbout } from './about'
import { fontOf } from './fonts'
import { writeInvoice } from './invoice'
import { breakLines } from './lines'
import { PdfWriter, type Cell } from './pdf-writer'
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
async function written(order: OrderDetail, language: Language, zone = 'UTC') {
  const cells = jest.spyOn(PdfWriter.prototype, 'cells')
  const pdf = await writeInvoice(order, { language, market: 'Bazaar & Sons', zone })
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

  it("has the day of the marketplace's time zone [call.invoice]", async () => {
    const late = { ...ORDER, created_at: '2026-11-19T22:30:00.000Z' }
    expect((await written(late, 'en', 'Asia/Shanghai')).texts).toContain('November 20, 2026')
    expect((await written(late, 'en', 'America/Los_Angeles')).texts).toContain('November 19, 2026')
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
    const products = Array.from({ length: 60 }, () => one(ORDER.products))
    const { pdf } = await written({ ...ORDER, products }, 'en')
    expect(pdf.bytes.toString('latin1').match(/\/Type \/Page\b/g)?.length).toBeGreaterThan(1)
  })

  it('draws no empty box for names in scripts that the market does not speak [call.invoice]', async () => {
    const name = 'Jose\u0301 x\u0302 محمد דוד 김철수 हिन्दी Γιώργος Ґалаган রহিম 🍵'
    const faces = ['latin', 'thai', 'arabic', 'hebrew', 'han', 'hangul'] as const
    const fonts = faces.flatMap((group) => [fontOf(`${group}-regular`), fontOf(`${group}-bold`)])
    const layouts = [...new Set(fonts)].map((font) => jest.spyOn(font, 'layout'))
    await written({ ...ORDER, shop: { name }, address: { ...ORDER.address, name, street: name } } as OrderDetail, 'en')
    const glyphs = layouts.flatMap(({ mock }) => mock.results.flatMap(({ value }) => (value as GlyphRun).glyphs))
    layouts.forEach((layout) => layout.mockRestore())
    expect(glyphs.length).toBeGreaterThan(200)
    expect(glyphs.filter(({ id }) => id === 0)).toEqual([])
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
      const { bytes } = await writeInvoice(order, { language, market: 'Bazaar & Sons', zone: 'UTC', company: COMPANY })
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

describe('lines', () => {
  const measure = (text: string) => text.length
  it('end between words, and never before a closing sign', () => {
    expect(breakLines('one two three', 'en', 7, measure)).toEqual(['one two', 'three'])
    expect(breakLines('商品。商品。', 'zh-Hans', 4, measure).every((line) => !line.startsWith('。'))).toBe(true)
  })

  it('never end with an opening bracket', () => {
    expect(breakLines('one (two)', 'en', 5, measure)).toEqual(['one', '(two)'])
    expect(breakLines('商品（大）', 'zh-Hans', 3, measure)).toEqual(['商品', '（大）'])
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
    const cells = jest.spyOn(PdfWriter.prototype, 'cells')
    const pdf = await writeSlips([slip, { ...slip, increment_id: 'SK-2' }], { language, market: 'Souk', zone: 'UTC' })
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
