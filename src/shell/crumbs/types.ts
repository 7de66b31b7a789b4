export interface ShopCrumbsProps {
  /** The category that is open. */
  category?: string | undefined
  /** The category of the product that is open. */
  within?: string
  /** Without either, a brand is open. Its name, or that of the category or product; empty until it is known. */
  title: string
}
