/** The departments with which an empty market can begin [rule.ops-setup]. */
import type { GROUNDS } from '@contract/base/product-constants'
import type { StarterSet } from '@contract/rules/setup'
import { textsOf, type TextKey, type WholeTexts } from '../../../kernel/text/catalogue'

type Ground = (typeof GROUNDS)[number]

interface Department {
  readonly ground: Ground
  readonly names: WholeTexts
}

/** The departments of each set, in their order, with the ground on which their pictures lie. */
const SETS: Readonly<Record<StarterSet, readonly (readonly [TextKey, Ground])[]>> = {
  general: [
    ['departments.kitchen_dining', 'sand'],
    ['departments.home_living', 'mist'],
    ['departments.electronics', 'rose'],
    ['departments.clothing', 'sage'],
    ['departments.shoes_bags', 'lilac'],
    ['departments.beauty_care', 'butter'],
    ['departments.toys_games', 'clay'],
    ['departments.books_paper', 'forest'],
    ['departments.sports_outdoors', 'sand'],
    ['departments.garden_plants', 'mist'],
    ['departments.pets', 'rose'],
    ['departments.food_drink', 'sage'],
    ['departments.tools_repair', 'lilac'],
    ['departments.handmade_gifts', 'butter'],
  ],
  fashion: [
    ['departments.women', 'sand'],
    ['departments.men', 'mist'],
    ['departments.children', 'rose'],
    ['departments.dresses_skirts', 'sage'],
    ['departments.shirts_blouses', 'lilac'],
    ['departments.knitwear', 'butter'],
    ['departments.trousers_jeans', 'clay'],
    ['departments.coats_jackets', 'forest'],
    ['departments.shoes', 'sand'],
    ['departments.bags', 'mist'],
    ['departments.jewellery_watches', 'rose'],
    ['departments.sportswear', 'sage'],
    ['departments.underwear_sleep', 'lilac'],
    ['departments.hats_scarves', 'butter'],
  ],
  electronics: [
    ['departments.phones', 'sand'],
    ['departments.tablets_readers', 'mist'],
    ['departments.laptops', 'rose'],
    ['departments.desktop_computers', 'sage'],
    ['departments.monitors', 'lilac'],
    ['departments.audio_headphones', 'butter'],
    ['departments.cameras', 'clay'],
    ['departments.television', 'forest'],
    ['departments.games_consoles', 'sand'],
    ['departments.smart_home', 'mist'],
    ['departments.wearables', 'rose'],
    ['departments.printers_ink', 'sage'],
    ['departments.cables_chargers', 'lilac'],
    ['departments.household_appliances', 'butter'],
  ],
  food: [
    ['departments.fruit_vegetables', 'sand'],
    ['departments.bread_pastry', 'mist'],
    ['departments.cheese_dairy', 'rose'],
    ['departments.meat_sausages', 'sage'],
    ['departments.fish_seafood', 'lilac'],
    ['departments.rice_pasta_grains', 'butter'],
    ['departments.oil_sauces_spices', 'clay'],
    ['departments.sweets_chocolate', 'forest'],
    ['departments.nuts_snacks', 'sand'],
    ['departments.tea', 'mist'],
    ['departments.coffee', 'rose'],
    ['departments.juices_soft_drinks', 'sage'],
    ['departments.baby_food', 'lilac'],
    ['departments.gift_boxes', 'butter'],
  ],
}

/** The departments of a set, in their order, named in every language. */
export const starterSet = (set: StarterSet): readonly Department[] =>
  SETS[set].map(([key, ground]) => ({ ground, names: textsOf(key) }))
