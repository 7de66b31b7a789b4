/** The settings of the market, for operators. */
import { Type } from '@sinclair/typebox'
import { defineCall } from '../call'
import { OpsSetting } from '../../entities/market/rates'
import { Empty, Line } from '../../base/fields'
import { answering, codes, codesById } from './parts'

/** All settings with what counts now; those that were never changed have version 0. */
export const opsSettings = defineCall('opsSettings', {
  summary: 'The settings of the marketplace.',
  fields: Empty,
  data: Type.Object({ list: Type.Array(OpsSetting) }),
  codes,
})

/**
 * Changes a setting: the fields of `value` that are absent stay. `version` is the one that was read, 0 for one that was
 * never changed. Errors are at
 * `value.<field>`, at `value` for a field that the setting does not have; fields that the environment sets are refused. Those about money require the
 * second factor.
 */
export const opsSettingSave = defineCall('opsSettingSave', {
  summary: 'Changes a setting of the marketplace.',
  fields: Type.Object({
    name: Line(40),
    value: Type.Record(Type.String({ pattern: '^[\\s\\S]{0,40}$' }), Type.Unknown(), {
      maxProperties: 40,
      additionalProperties: false,
    }),
    version: Type.Integer({ minimum: 0, maximum: 2_000_000_000 }),
  }),
  data: answering('setting', OpsSetting),
  codes: codesById,
})
