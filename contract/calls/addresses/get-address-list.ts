import { defineCall } from '../../call'
import { AddressList } from '../../entities/address'
import { Empty } from '../../fields'

/** The address book, the default first. */
export const getAddressList = defineCall('getAddressList', {
  summary: 'The address book.',
  fields: Empty,
  data: AddressList,
})
