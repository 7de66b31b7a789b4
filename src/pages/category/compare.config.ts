export { SENT_AND_SHOWN as default } from '../../page-config'
