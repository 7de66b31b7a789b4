/** Reports of a shop's sales. */
import { Type } from '@sinclair/typebox'
import { defineCall } from '../call'
import { Code } from '../../base/codes'
import { IDLE_DAYS_MAX, IdleProduct, Report, SalesRow, SHOP_SALES_GROUPS } from '../../entities/report'
import { Day, ListOf, Page, PageSize } from '../../base/fields'
import { shopId } from '../../entities/seller/fields'

/** Both included; the last 30 days if none is named, and at most 366. */
export const periodFields = { from: Type.Optional(Day), until: Type.Optional(Day) }
/** The time zone of the days, as IANA names it; UTC if absent. */
export const zone = Type.Optional(Type.String({ pattern: '^[A-Za-z][A-Za-z0-9_+/-]{1,63}$' }))
/** For how many days nothing of it was sold. */
export const idleFields = { days: Type.Optional(Type.Integer({ minimum: 1, maximum: IDLE_DAYS_MAX })) }

const codes = [Code.notFound, Code.operationFailed]

/** The sums of a period, by day and by the currency that paid, and how far its orders have come [rule.report-sales]. */
export const sellerReport = defineCall('sellerReport', {
  summary: 'A shop’s sales by day, and how many orders reached each step.',
  fields: Type.Object({ shop_id: shopId, ...periodFields, zone }),
  data: Report,
  codes,
})

/** The highest sales first. */
export const sellerReportSales = defineCall('sellerReportSales', {
  summary: 'A shop’s sales by category or product.',
  fields: Type.Object({
    shop_id: shopId,
    by: Type.Union(SHOP_SALES_GROUPS.map((group) => Type.Literal(group))),
    ...periodFields,
    zone,
    p: Page,
    page_size: PageSize,
  }),
  data: ListOf(SalesRow),
  codes,
})

/** The most value in stock first [rule.report-idle]. */
export const sellerReportIdle = defineCall('sellerReportIdle', {
  summary: 'A shop’s products in stock that are not selling.',
  fields: Type.Object({ shop_id: shopId, ...idleFields, p: Page, page_size: PageSize }),
  data: ListOf(IdleProduct),
  codes,
})
