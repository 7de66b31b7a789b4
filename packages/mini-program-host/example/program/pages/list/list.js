const FRUIT = [
  { id: 1, name: 'apple' },
  { id: 2, name: 'banana' },
  { id: 3, name: 'cherry' },
]

Page({
  data: { fruit: FRUIT, basket: 0 },
  onShow() {
    this.setData({ basket: getApp().globalData.basket })
  },
  open(event) {
    const { id, name } = event.currentTarget.dataset
    wx.navigateTo({ url: `/pages/item/item?id=${id}&name=${name}` })
  },
})
