// The router's styles are in src/styles/base.h5.scss, and its pages change without an animation.
export function loadAnimateStyle() {}
export function loadRouterStyle() {}
