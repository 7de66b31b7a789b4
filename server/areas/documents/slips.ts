/** Packing slips: what goes into each parcel, and where it goes, without prices [documents.slips]. */
import { one } from '@contract/rules/lists'
import { Pdf } from '../../kernel/files/pdf'
import type { Slip } from '../../kernel/ports/documents'
import { wordsOf } from '../../kernel/text/catalogue'
import { PdfWriter, QUIET, type Cell, type Dated } from './pdf-writer'
import { postalLines, writtenDay } from './postal'

/** The widths of the columns of SKUs and of pieces. */
const SKU_WIDTH = 110
const QTY_WIDTH = 70

const quiet = { colour: QUIET }

function writeSlip(pen: PdfWriter, slip: Slip, written: Pick<Dated, 'language' | 'zone'>): void {
  const { language } = written
  const texts = wordsOf('slip', language)
  const half = (index: number, text: string, look: Partial<Cell> = {}): Cell => ({
    ...look,
    text,
    x: index * (pen.width / 2),
    width: pen.width / 2 - 12,
  })
  const row = (sku: string, name: string, qty: string, look: Partial<Cell> = {}): Cell[] => [
    { ...look, text: sku, x: 0, width: SKU_WIDTH - 8 },
    { ...look, text: name, x: SKU_WIDTH, width: pen.width - SKU_WIDTH - QTY_WIDTH },
    { ...look, text: qty, x: pen.width - QTY_WIDTH, width: QTY_WIDTH, align: 'right' },
  ]

  pen.brand()
  pen.paragraph(texts.title, { size: 24, weight: 'bold' })
  pen.gap(8)
  pen.cells([half(0, texts.number, quiet), half(1, texts.date, quiet)])
  pen.cells([half(0, slip.increment_id, { weight: 'bold' }), half(1, writtenDay(written, new Date(slip.created_at)))])
  pen.gap(12)
  const [name = '', ...address] = postalLines(slip.address, language)
  pen.cells([half(0, texts.from, quiet), half(1, texts.to, quiet)])
  pen.cells([half(0, slip.shop, { weight: 'bold' }), half(1, name, { weight: 'bold', size: 12 })])
  for (const line of address) pen.cells([half(1, line, { size: 12 })])
  pen.gap(8)
  pen.cells([half(0, texts.shipping, quiet)])
  pen.cells([half(0, slip.arrival_method)])
  pen.gap(16)

  pen.cells(row(texts.sku, texts.item, texts.qty, quiet))
  pen.rule()
  for (const { sku, name: item, qty } of slip.products) pen.cells(row(sku, item, String(qty), { size: 11 }))
  pen.rule()
  const pieces = slip.products.reduce((sum, { qty }) => sum + qty, 0)
  pen.cells(row('', texts.pieces, String(pieces), { weight: 'bold', size: 11 }))
  if (slip.order_remark === '') return
  pen.gap(16)
  pen.paragraph(texts.remark, quiet)
  pen.paragraph(slip.order_remark)
}

/** Writes packing slips in a language, each on a page of its own. There is at least one. */
export async function writeSlips(slips: readonly Slip[], { language, market, zone }: Dated): Promise<Pdf> {
  const first = one(slips)
  const title = `${wordsOf('slip', language).title} ${slips.map(({ increment_id }) => increment_id).join(', ')}`
  const pen = new PdfWriter({ title, market, language, at: new Date(first.created_at) })
  for (const [place, slip] of slips.entries()) {
    if (place > 0) pen.page()
    writeSlip(pen, slip, { language, zone })
  }
  return new Pdf(await pen.finish(), slips.length === 1 ? `packing-slip-${first.increment_id}` : 'packing-slips')
}
