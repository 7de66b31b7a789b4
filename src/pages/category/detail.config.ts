export { SHAREABLE_ON_TIMELINE as default } from '../../page-config'
