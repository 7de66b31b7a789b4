// No page on H5 is pulled to refresh, but Taro's H5 entry imports the component.
export const PullDownRefresh = ({ children }) => children

export default PullDownRefresh
