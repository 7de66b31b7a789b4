export const account = {
  title: 'Account',
  hello: 'Hello, {name}',
  visitor_title: 'Make it yours',
  visitor_text: 'Log in to see your orders, wallet and addresses.',
  balance: 'Wallet balance',
  balance_failed: 'Your balance did not load',
  addresses: 'Addresses',
  profile: 'Profile and settings',
  logout: 'Log out',
}
