/** What the kit takes from Taro on H5. The catalogue is one page that is always in front: it is never shown or hidden. */
export const useDidShow = (): void => undefined
export const useDidHide = (): void => undefined
export const getWindowInfo = () => ({ windowWidth: window.innerWidth, windowHeight: window.innerHeight })
export default {}
