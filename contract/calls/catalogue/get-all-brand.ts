import { Type } from '@sinclair/typebox'
import { defineCall } from '../../call'
import { Brand } from '../../entities/product'
import { ListOf, Page, PageSize } from '../../fields'
import { SEARCH_MAX } from '../../text-limits'

/** Brands by name, filtered by their beginning. */
export const getAllBrand = defineCall('getAllBrand', {
  summary: 'The brands.',
  fields: Type.Object({ p: Page, page_size: PageSize, q: Type.Optional(Type.String({ maxLength: SEARCH_MAX })) }),
  data: ListOf(Brand),
})
