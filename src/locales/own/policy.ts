/** What stands around a policy. */
import { ownTexts } from './own-texts'

export const POLICY_TEXTS = {
  en: {
    others: 'More to read',
    failed: 'This page did not load',
    document: 'The same as a PDF',
    document_failed: 'The document did not open.',
  },
  es: {
    others: 'Más para leer',
    failed: 'Esta página no se cargó',
    document: 'Lo mismo en PDF',
    document_failed: 'El documento no se abrió.',
  },
  th: {
    others: 'อ่านเพิ่มเติม',
    failed: 'โหลดหน้านี้ไม่สำเร็จ',
    document: 'ฉบับ PDF',
    document_failed: 'เปิดเอกสารไม่สำเร็จ',
  },
  jp: {
    others: 'あわせて読む',
    failed: 'このページを読み込めませんでした',
    document: 'PDF で読む',
    document_failed: '書類を開けませんでした。',
  },
  zh: {
    others: '更多内容',
    failed: '此页面未能加载',
    document: '以 PDF 阅读',
    document_failed: '文档未能打开。',
  },
  zhtw: {
    others: '更多內容',
    failed: '此頁面未能載入',
    document: '以 PDF 閱讀',
    document_failed: '文件未能開啟。',
  },
}

export const policyText = ownTexts(POLICY_TEXTS)
