/** The adverts of the home page, for operators. */
import { Type } from '@sinclair/typebox'
import { defineCall } from '../call'
import { ADVERT_STATES, OpsAdvert } from '../../entities/market/content'
import { ADVERT_POSITIONS } from '../../base/advert-positions'
import { Empty, Flag, Id } from '../../base/fields'
import { answering, codes, codesById, Ground, Moment, oneOf, Picture, texts, version } from './parts'

const data = answering('advert', OpsAdvert)
const list = Type.Object({ list: Type.Array(OpsAdvert) })
/** The most adverts of one position. */
const ADVERTS_MAX = 50

/** All adverts, by position and in the order in which buyers see them. */
export const opsAdverts = defineCall('opsAdverts', {
  summary: 'Adverts, for operators.',
  fields: Type.Object({
    position: Type.Optional(oneOf(ADVERT_POSITIONS)),
    state: Type.Optional(oneOf(ADVERT_STATES)),
  }),
  data: list,
  codes,
})

/**
 * Creates an advert, last at its position, or changes one. A new one needs a position, a picture, an English title and a
 * link: a route of the app with its query, or an address with https. It must end after it begins.
 */
export const opsAdvertSave = defineCall('opsAdvertSave', {
  summary: 'Creates or changes an advert.',
  fields: Type.Object({
    advert_id: Type.Optional(Id),
    version,
    position: Type.Optional(oneOf(ADVERT_POSITIONS)),
    image: Type.Optional(Picture),
    ground: Type.Optional(Ground),
    ...texts('title', 80),
    ...texts('text', 160),
    link: Type.Optional(Type.String({ minLength: 1, maxLength: 500 })),
    starts_at: Type.Optional(Moment),
    ends_at: Type.Optional(Moment),
    active: Type.Optional(Flag),
  }),
  data,
  codes: codesById,
})

/** Puts the adverts of a position into this order; `ids` are all of them, else it is refused as `changed`. */
export const opsAdvertSort = defineCall('opsAdvertSort', {
  summary: 'Sorts the adverts of a position.',
  fields: Type.Object({
    position: oneOf(ADVERT_POSITIONS),
    ids: Type.Array(Id, { minItems: 1, maxItems: ADVERTS_MAX }),
  }),
  data: list,
  codes,
})

/** Ends an advert at once. */
export const opsAdvertEnd = defineCall('opsAdvertEnd', {
  summary: 'Ends an advert.',
  fields: Type.Object({ advert_id: Id }),
  data,
  codes: codesById,
})

/** Removes an advert for good. */
export const opsAdvertRemove = defineCall('opsAdvertRemove', {
  summary: 'Removes an advert.',
  fields: Type.Object({ advert_id: Id }),
  data: Empty,
  codes: codesById,
})
