/** The category tree, for operators. */
import { Type } from '@sinclair/typebox'
import { defineCall } from '../call'
import { OpsCategory } from '../../entities/market/catalogue'
import { SizeGuide } from '../../entities/product'
import { Empty, Id } from '../../base/fields'
import { answering, codes, codesById, Ground, Picture, texts, version } from './parts'

const data = answering('category', OpsCategory)

export const opsCategories = defineCall('opsCategories', {
  summary: 'The category tree, for operators.',
  fields: Empty,
  data: Type.Object({ list: Type.Array(OpsCategory) }),
  codes,
})

/**
 * Creates a category, last below `parent_id` or as the last department, or changes one. It needs an English name. Where it
 * stands changes with opsCategoryMove. Searches find its products by their new names. A size guide without rows is removed: then
 * that of the category above counts.
 */
export const opsCategorySave = defineCall('opsCategorySave', {
  summary: 'Creates or changes a category.',
  fields: Type.Object({
    category_id: Type.Optional(Id),
    version,
    parent_id: Type.Optional(Id),
    ...texts('names', 60),
    image: Type.Optional(Picture),
    ground: Type.Optional(Ground),
    size_guide: Type.Optional(SizeGuide),
  }),
  data,
  codes: codesById,
})

/**
 * Moves a category with all below it: below `parent_id`, or among the departments, in front of `before_id` or to the end.
 * Refused at `parent_id` if that is the category itself or below it, or if the tree would become too deep.
 */
export const opsCategoryMove = defineCall('opsCategoryMove', {
  summary: 'Moves a category.',
  fields: Type.Object({ category_id: Id, parent_id: Type.Optional(Id), before_id: Type.Optional(Id) }),
  data,
  codes: codesById,
})

/** Removes a category without products and without categories below it; others are refused as not_allowed. */
export const opsCategoryRemove = defineCall('opsCategoryRemove', {
  summary: 'Removes an empty category.',
  fields: Type.Object({ category_id: Id }),
  data: Empty,
  codes: codesById,
})
