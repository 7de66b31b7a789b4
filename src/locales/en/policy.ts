export const policy = {
  terms_title: 'Terms and conditions',
  updated: 'Last changed on {date}',
}
