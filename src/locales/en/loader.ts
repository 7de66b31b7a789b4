export const loader = {
  loading: 'Loading',
  failed: 'The page could not be opened',
  retry: 'Try again',
  offline: 'The network signal is lost',
  offline_hint: 'Check your connection and try again. What you saw last stays here',
  failed_title: 'This could not be loaded',
  failed_hint: 'Something went wrong on our side. Try again',
}
