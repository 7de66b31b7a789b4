export const footerIds = {
  language: 'footer-language',
  currency: 'footer-currency',
  more: 'footer-more',
} as const
