/** The commonest passwords of eight characters and more; shorter ones fail on length before they get here. */
const LIST =
  'password password1 password12 password123 passw0rd p@ssword p@ssw0rd 12345678 123456789 1234567890 0123456789 ' +
  '87654321 987654321 11111111 00000000 12341234 11223344 88888888 99999999 123123123 147258369 qwertyui qwerty12 ' +
  'qwerty123 qwertyuiop 1q2w3e4r 1q2w3e4r5t 1qaz2wsx q1w2e3r4 qazwsxedc asdfghjk asdfghjkl zxcvbnm1 zaq12wsx ' +
  'iloveyou iloveyou1 sunshine princess football baseball basketball superman batman123 trustno1 welcome1 ' +
  'welcome123 letmein1 letmein123 admin123 admin1234 administrator changeme default1 master12 abc12345 abcd1234 ' +
  'abcdefgh abcdefg1 aa123456 a1234567 a12345678 computer internet whatever starwars dragon12 monkey123 shadow12 ' +
  'jennifer michelle charlie1 jordan23 liverpool chelsea1 arsenal1 samsung1 google123 facebook test1234 testtest ' +
  'secret12 security hello123 hellohello killer12 pokemon1 naruto12 mercedes corvette ferrari1 cocacola chocolate ' +
  'butterfly victoria elizabeth alexander christian gabriel1 spiderman'

export const COMMON_PASSWORDS: ReadonlySet<string> = new Set(LIST.split(' '))
