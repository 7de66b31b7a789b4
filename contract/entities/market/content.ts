/** Adverts, articles and policies as operators see them [field.ops.content]. */
import { Type, type Static } from '@sinclair/typebox'
import { Id, Nullable, Time, localised } from '../../base/fields'
import { edited } from './edited'
import { POLICY_NAMES } from '../policy'
import { ADVERT_POSITIONS } from '../../base/advert-positions'

/** The current state of an advert, the first that applies: switched off, ended, or not started. */
export const ADVERT_STATES = ['off', 'over', 'coming', 'running'] as const
export type AdvertState = (typeof ADVERT_STATES)[number]

export const OpsAdvert = Type.Object({
  advert_id: Id,
  position: Type.Union(ADVERT_POSITIONS.map((position) => Type.Literal(position))),
  image: Type.String(),
  ground: Type.String(),
  ...localised('title'),
  ...localised('text'),
  /** A route of the app with its query, or an address with https. */
  link: Type.String(),
  /** From when until when it is shown; null: at once, without end. */
  starts_at: Nullable(Time),
  ends_at: Nullable(Time),
  active: Type.Boolean(),
  state: Type.Union(ADVERT_STATES.map((state) => Type.Literal(state))),
  ...edited,
})
export type OpsAdvert = Static<typeof OpsAdvert>

export const OpsArticle = Type.Object({
  article_id: Id,
  ...localised('title'),
  ...localised('summary'),
  /** Safe HTML. */
  ...localised('content'),
  image: Type.String(),
  ground: Type.String(),
  /** The products below the text. */
  category_id: Nullable(Id),
  /** Buyers read it from then on. */
  published_at: Time,
  ...edited,
})
export type OpsArticle = Static<typeof OpsArticle>

export const OpsPolicy = Type.Object({
  policy: Type.Union(POLICY_NAMES.map((name) => Type.Literal(name))),
  ...localised('title'),
  /** Safe HTML. */
  ...localised('content'),
  /** Whether it is the text that comes with Souk; its version is 0 if it never was another. */
  built_in: Type.Boolean(),
  ...edited,
})
export type OpsPolicy = Static<typeof OpsPolicy>
