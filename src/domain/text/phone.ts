/** A phone number as it is shown: one that starts with 66 starts with 0 instead [rule.phone-66]. */
export function displayPhone(phone: string): string {
  return phone.startsWith('66') ? `0${phone.slice(2)}` : phone
}
