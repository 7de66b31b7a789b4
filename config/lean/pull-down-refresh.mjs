// No page is pulled to refresh: Taro's H5 entry imports the component all the same.
export const PullDownRefresh = ({ children }) => children

export default PullDownRefresh
