// jsdom has no layout and no observers: the console's libraries ask for both
const nothing = class {
  observe() {}
  unobserve() {}
  disconnect() {}
}
window.ResizeObserver = nothing
window.IntersectionObserver = nothing
window.scrollTo = () => undefined
Element.prototype.getAnimations = () => []
