/** The words of the checkout: on H5 they come with its screens, in every language, and so weigh on no first load. */
import { checkout as en } from '../en/checkout'
import { checkout as es } from '../es/checkout'
import { checkout as th } from '../th/checkout'
import { checkout as jp } from '../jp/checkout'
import { checkout as zh } from '../zh/checkout'
import { checkout as zhtw } from '../zhtw/checkout'
import { addArea } from '../late'

addArea('checkout', { en, es, th, jp, zh, zhtw })
