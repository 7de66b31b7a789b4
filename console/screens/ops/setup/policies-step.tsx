/** Where the policies are written. */
export function PoliciesStep() {
  return null
}
