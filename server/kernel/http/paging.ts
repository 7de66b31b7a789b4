import { PAGE_SIZE } from '@contract/constants'

export interface Paging {
  readonly p: number
  readonly pageSize: number
}

export function paging(fields: { p?: number; page_size?: number }): Paging {
  return { p: fields.p ?? 1, pageSize: fields.page_size ?? PAGE_SIZE }
}
