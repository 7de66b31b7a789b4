import { baby } from './baby'
import { bags } from './bags'
import { beauty } from './beauty'
import { electronics } from './electronics'
import { food } from './food'
import { garden } from './garden'
import { home } from './home'
import { kitchen } from './kitchen'
import { office } from './office'
import { shoes } from './shoes'
import { sports } from './sports'
import { toys } from './toys'
import type { TopCategory } from './category'

/** The categories in the order in which the shop shows them. */
export const CATEGORIES: readonly TopCategory[] = [
  bags,
  shoes,
  electronics,
  beauty,
  home,
  kitchen,
  toys,
  sports,
  garden,
  office,
  baby,
  food,
]
