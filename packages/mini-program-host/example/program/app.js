App({
  globalData: { basket: 0 },
})
