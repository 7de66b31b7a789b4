export const loader = {
  loading: 'Loading',
  failed: 'The page could not be opened',
  retry: 'Try again',
}
