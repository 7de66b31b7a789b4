/** An order of the list. Only the web has wide screens, where it is a row. */
export { OrderCard as OrderItem } from './order-card'
