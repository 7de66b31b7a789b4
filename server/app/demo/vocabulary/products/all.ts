import { baby } from './baby'
import { bags } from './bags'
import { beauty } from './beauty'
import type { BaseProduct } from './base'
import { electronics } from './electronics'
import { food } from './food'
import { garden } from './garden'
import { home } from './home'
import { kitchen } from './kitchen'
import { office } from './office'
import { shoes } from './shoes'
import { sports } from './sports'
import { toys } from './toys'

/** The hand-written products by the key of their top category, in the order in which the shop shows categories. */
export const BASE_PRODUCTS: Readonly<Record<string, readonly BaseProduct[]>> = {
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
}
