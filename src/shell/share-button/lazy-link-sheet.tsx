export { LinkSheet as LazyLinkSheet } from './link-sheet'
