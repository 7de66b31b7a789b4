export { sendByHost as sendFile } from './send-by-host'
