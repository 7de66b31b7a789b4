export { SizeGuideLink as LazySizeGuideLink } from './size-guide-link'
