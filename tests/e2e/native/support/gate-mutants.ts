/** Ways to make the built app unusable without breaking its functions, and the gate's expected complaint for each. */
import type { Mutant } from './mutants'

export const GATE_MUTANTS: readonly Mutant[] = [
  {
    name: 'the main text is white',
    old: /("txt--ink":\{color:)"#1c1917"/,
    fresh: '$1"#ffffff"',
    by: /^home: text ".*has a contrast of 1\.\d$/,
  },
  {
    name: 'the second text is faint',
    old: /("txt--ink2":\{color:)"#5f5850"/,
    fresh: '$1"#b8b0a6"',
    by: /^\w+: text ".*has a contrast of [12]\.\d$/,
  },
  {
    name: 'the figures of a discount fade into the picture',
    old: /("badge--paper":\{backgroundColor:)"#ffffff"/,
    fresh: '$1"transparent",opacity:0.4',
    by: /^flash: text ".*has a contrast of [12]\.\d on its picture$/,
  },
  {
    name: 'a card has half of its width',
    old: /("card--grid":\{width:)"100%"/,
    fresh: '$1"48.4%"',
    by: /^flash: view "product-card-\d+".*is too narrow$/,
  },
  {
    name: 'cards are a fifth of the window',
    old: /("card--half":\{width:)"48\.4%"/,
    fresh: '$1"18%"',
    by: /^search: view "product-card-\d+".*is too narrow$/,
  },
  {
    name: 'prices end in dots',
    old: /("card--half":\{width:)"48\.4%"/,
    fresh: '$1"9%"',
    by: /^search: text ".*ends in dots$/,
  },
  {
    name: 'controls have no role and no name',
    old: /accessibilityRole:\w+\[null!=\(\w+=\w+\.role\)\?\w+:'button'\],accessibilityLabel:\w+\.label,/,
    fresh: '',
    by: /^home: view ".*has no role or no name$/,
  },
  {
    name: 'the password can be read',
    old: /secureTextEntry:'password'===\w+\.kind/,
    fresh: 'secureTextEntry:false',
    by: /^login: input "login-password".*shows the password$/,
  },
  {
    name: 'password managers do not recognise the password',
    old: /('current-password':\{autoComplete:)'password'/,
    fresh: "$1'off'",
    by: /^login: input "login-password".*cannot be filled in by the phone$/,
  },
  {
    name: 'words are broken',
    old: /("card--half":\{width:)"48\.4%"/,
    fresh: '$1"14%"',
    by: /^search: text ".*breaks \p{L}+-\p{L}+$/u,
  },
  {
    name: 'rows of cards overlap',
    old: /("product-cards__pair":\{[^}]*?)paddingBottom:28/,
    fresh: '$1marginBottom:-60',
    by: /^\w+: view "product-card-\d+".*lies partly on view "product-card-\d+"/,
  },
  {
    name: 'the keyboard blocks the first tap',
    old: /keyboardShouldPersistTaps:"handled"/g,
    fresh: 'keyboardShouldPersistTaps:"never"',
    by: /^the first tap beside the keyboard does nothing$/,
  },
  {
    name: "content is under the phone's bars",
    old: /(\.useSafeAreaInsets\)\(\);return\(0,\w+\.jsx\)\(\w+\.View,\{style:\{height:)\w+\[\w+\]/,
    fresh: '$10',
    by: /lies under the phone's bars$/,
  },
  {
    name: 'round buttons are too small',
    old: /("icon-button":\{[^}]*?)width:44,height:44/,
    fresh: '$1width:24,height:24',
    by: /is smaller than a finger$/,
  },
  {
    name: 'the session can be read while the phone is locked',
    old: /WHEN_UNLOCKED_THIS_DEVICE_ONLY\}\)/,
    fresh: 'ALWAYS})',
    by: /^app access-token is kept with access 2/,
  },
]
