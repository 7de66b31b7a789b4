Page({
  data: { name: '' },
  onLoad({ name }) {
    this.setData({ name })
  },
  add() {
    getApp().globalData.basket += 1
    wx.showToast({ title: 'added' })
    wx.navigateBack()
  },
})
