export { SHAREABLE as default } from '../../page-config'
