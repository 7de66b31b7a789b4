// Taro's router imports the web-component tab bar although app.config says custom (HACKS.md: tab bar).
export function defineCustomElementTaroTabbar() {}
