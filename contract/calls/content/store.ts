import { Type } from '@sinclair/typebox'
import { defineCall } from '../../call'
import { Adverts, WebsiteConfig } from '../../entities/settings'

/** Adverts by position, or the website’s configuration, by `type`. */
export const store = defineCall('store', {
  summary: 'The adverts, or the configuration of the website.',
  fields: Type.Object({ type: Type.Union([Type.Literal('advert'), Type.Literal('website_config')]) }),
  data: Type.Union([Adverts, WebsiteConfig]),
})
