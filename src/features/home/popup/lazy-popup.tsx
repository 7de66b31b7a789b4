export { PopupAdvert as LazyPopup } from './popup-advert'
