import { Type } from '@sinclair/typebox'
import { defineCall } from '../../call'
import { ProductList } from '../../entities/product'
import { PageSize, Time, keyPage } from '../../fields'

/** The current flash deals, with the server’s clock [field.product.flash]. */
export const getFlashDeals = defineCall('getFlashDeals', {
  summary: 'The flash deals.',
  fields: Type.Object({ ...keyPage, page_size: PageSize }),
  data: Type.Object({ ...ProductList.properties, server_time: Time }),
})
