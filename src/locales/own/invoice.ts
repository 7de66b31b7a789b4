/** The way to an order's invoice. */
import { ownTexts } from './own-texts'

export const INVOICE_TEXTS = {
  en: { open: 'Invoice', note: 'PDF', writing: 'Writing the invoice', failed: 'The invoice did not open.' },
  es: { open: 'Factura', note: 'PDF', writing: 'Escribiendo la factura', failed: 'La factura no se abrió.' },
  th: { open: 'ใบแจ้งหนี้', note: 'PDF', writing: 'กำลังเขียนใบแจ้งหนี้', failed: 'เปิดใบแจ้งหนี้ไม่สำเร็จ' },
  jp: { open: '請求書', note: 'PDF', writing: '請求書を作成しています', failed: '請求書を開けませんでした。' },
  zh: { open: '发票', note: 'PDF', writing: '正在生成发票', failed: '发票未能打开。' },
  zhtw: { open: '發票', note: 'PDF', writing: '正在產生發票', failed: '發票未能開啟。' },
}

export const invoiceText = ownTexts(INVOICE_TEXTS)
