/** A phone number for display: a leading 66 becomes 0 [rule.phone-66]. */
export function displayPhone(phone: string): string {
  return phone.startsWith('66') ? `0${phone.slice(2)}` : phone
}
