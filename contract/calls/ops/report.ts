/** Reports of sales over all shops, or one of them. */
import { Type } from '@sinclair/typebox'
import { defineCall } from '../call'
import { idleFields, periodFields, zone } from '../seller/report'
import { IdleProduct, Report, SALES_GROUPS, SalesRow, SearchTerm } from '../../entities/report'
import { Day, Flag, Id, ListOf, Page, PageSize } from '../../base/fields'
import { codes, codesById, oneOf } from './parts'

const shop_id = Type.Optional(Id)

/** The sums of a period, by day and by the currency that paid, and how far its orders have come [rule.report-sales]. */
export const opsReport = defineCall('opsReport', {
  summary: 'Sales by day, and how many orders reached each step.',
  fields: Type.Object({ ...periodFields, zone, shop_id }),
  data: Report,
  codes: codesById,
})

/** The highest sales first. */
export const opsReportSales = defineCall('opsReportSales', {
  summary: 'Sales by shop, category or product.',
  fields: Type.Object({ by: oneOf(SALES_GROUPS), ...periodFields, zone, shop_id, p: Page, page_size: PageSize }),
  data: ListOf(SalesRow),
  codes: codesById,
})

/** The most value in stock first [rule.report-idle]. */
export const opsReportIdle = defineCall('opsReportIdle', {
  summary: 'Products in stock that are not selling.',
  fields: Type.Object({ ...idleFields, shop_id, p: Page, page_size: PageSize }),
  data: ListOf(IdleProduct),
  codes: codesById,
})

/**
 * The most frequent first; the days are those of UTC [rule.searches]. `found` keeps terms that found something each
 * time, or those that at times found nothing.
 */
export const opsReportSearches = defineCall('opsReportSearches', {
  summary: 'What visitors search for.',
  fields: Type.Object({
    from: Type.Optional(Day),
    until: Type.Optional(Day),
    found: Type.Optional(Flag),
    p: Page,
    page_size: PageSize,
  }),
  data: ListOf(SearchTerm),
  codes,
})
