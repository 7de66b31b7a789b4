import type { Measures } from '../../types/runtime'

interface Audit {
  readonly id: string
  readonly passed: boolean
  readonly found: readonly string[]
}

/** bytes: the limit of WeChat's own audits for one call of setData */
const SET_DATA_LIMIT = 256 * 1024

/**
 * The host's verdict on the run so far, as the client writes it to disk: `report` is a page, `data` the JSON. The score
 * is the share of audits without findings, 0 to 100.
 */
export function auditRun(measures: Measures): { report: string; data: string } {
  const audits: readonly Audit[] = [
    audit('uncaught-errors', measures.errors),
    audit(
      'unknown-wx-calls',
      [...measures.unknownWx].map(([name, reads]) => `wx.${name}: ${reads}`),
    ),
    audit(
      'dom-names',
      [...measures.domNames].map(([name, files]) => `${name}: ${[...files].join(', ')}`),
    ),
    audit(
      'large-set-data',
      measures.setData.filter(({ bytes }) => bytes > SET_DATA_LIMIT).map(({ path, bytes }) => `${path}: ${bytes} B`),
    ),
    audit('framework-warnings', measures.warnings),
  ]
  const score = Math.round((100 * audits.filter(({ passed }) => passed).length) / audits.length)
  const setDataBytes = measures.setData.reduce((sum, { bytes }) => sum + bytes, 0)
  const data = { score, audits, setData: { calls: measures.setData.length, bytes: setDataBytes } }
  return { report: reportOf(score, audits), data: JSON.stringify(data) }
}

function audit(id: string, found: readonly string[]): Audit {
  return { id, passed: found.length === 0, found }
}

function reportOf(score: number, audits: readonly Audit[]): string {
  const rows = audits.map(({ id, passed, found }) => {
    const findings = found.map((text) => `<li>${escapeText(text)}</li>`).join('')
    return `<h2>${id}: ${passed ? 'passed' : 'failed'}</h2><ul>${findings}</ul>`
  })
  return `<!doctype html><meta charset="utf-8"><title>Audits</title><h1>${score}</h1>${rows.join('')}`
}

function escapeText(text: string): string {
  return text.replaceAll('&', '&amp;').replaceAll('<', '&lt;')
}
