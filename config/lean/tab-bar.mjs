// Taro's router brings a tab bar although app.config says custom (HACKS.md: tab bar).
export function initTabbar() {}
