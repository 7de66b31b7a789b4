/** Pictures of the demo shop. */
export { default as bag } from '../../../server/app/demo/media/a/bag.webp'
export { default as bear } from '../../../server/app/demo/media/a/bear.webp'
export { default as boot } from '../../../server/app/demo/media/a/boot.webp'
