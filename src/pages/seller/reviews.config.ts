export { SENT as default } from '../../page-config'
