/** Ways to break the built app, each as a change to the bundle, and the complaint that each must cause. */

export interface Mutant {
  readonly name: string
  /** the part of the bundle that is changed; it must exist, otherwise nothing changes */
  readonly old: RegExp
  readonly fresh: string
  /** one line of the complaint must match */
  readonly by: RegExp
}

/** The first element that a page draws, and the function that wraps it in views. */
const TOP_OF_PAGE =
  /(\(0,(\w+)\.jsxs\)\((\w+)\.default,\{id:\w+,style:[^;]{0,99}?children:\[)\(0,\w+\.jsx\)\(r\(d\[\d+\]\)\.SkipLink,\{[^{}]*\}\)/
const OVER_ALL = 'position:"absolute",left:0,top:0,right:0,bottom:0,zIndex:9'
const ADD_TO_CART = /onPress:function\(\)\{return \w+\.start\('cart'\)\}/g
const BUY_BUTTON = /("buy-bar__button":\{)/

export const MUTANTS: readonly Mutant[] = [
  {
    name: 'a text is outside of Text',
    old: /(expanded:\w+\.expanded\},children:)(\w+\.children)/,
    fresh: '$1["words",$2]',
    by: /Text strings must be rendered within a <Text> component/,
  },
  {
    name: 'a style is a length that React Native cannot read',
    old: BUY_BUTTON,
    fresh: '$1width:"banana",',
    by: /^not there: style width: banana$/,
  },
  {
    name: 'a style is a word that React Native does not know',
    old: BUY_BUTTON,
    fresh: '$1display:"grid",',
    by: /^not there: style display: grid$/,
  },
  {
    name: 'a native module is missing without which the app cannot start',
    old: /RNCAsyncStorage/g,
    fresh: 'RNCOtherStorage',
    by: /AsyncStorage is null/,
  },
  {
    name: 'a native module is missing that is not needed at once',
    old: /("|')SoundManager\1/g,
    fresh: '"NoiseManager"',
    by: /^not there: NoiseManager$/,
  },
  {
    name: 'a native view is missing',
    old: /'RNSVGPath',function\(\)\{return /g,
    fresh: "'RNSVGTrail',function(){return ",
    by: /RNSVGTrail/,
  },
  {
    name: 'a screen crashes while it is drawn',
    old: /(ProductBar=[^{}]*function\(\w+\)\{)/,
    fresh: '$1throw new Error("a broken screen");',
    by: /^nobody caught: Error: a broken screen/,
  },
  {
    name: 'a button crashes when it is pressed',
    old: ADD_TO_CART,
    fresh: 'onPress:function(){throw new Error("a broken button")}',
    by: /^nobody caught: Error: a broken button/,
  },
  {
    name: 'a button does nothing',
    old: ADD_TO_CART,
    fresh: 'onPress:function(){}',
    by: /^puts it into the cart: cart-count: it is not there$/,
  },
  {
    name: 'a view covers the screen',
    old: TOP_OF_PAGE,
    fresh: `$1(0,$2.jsx)($3.default,{style:{${OVER_ALL},backgroundColor:"#ffffff"}})`,
    by: /^opens a product: product-name: RCTView lies over it$/,
  },
  {
    name: 'an invisible view catches the touches',
    old: TOP_OF_PAGE,
    fresh: `$1(0,$2.jsx)($3.default,{style:{${OVER_ALL}}})`,
    by: /^puts it into the cart: add-to-cart: .* cannot be touched: RCTView \d+ lies over it$/,
  },
  {
    name: 'a style moves a button off the screen',
    old: BUY_BUTTON,
    fresh: '$1left:2000,',
    by: /^puts it into the cart: add-to-cart: it is outside$/,
  },
  {
    name: 'a style leaves a button without a size',
    old: BUY_BUTTON,
    fresh: '$1height:0,overflow:"hidden",',
    by: /^puts it into the cart: add-to-cart: /,
  },
  {
    name: 'addresses no longer reach the app',
    old: /addEventListener\('url'/g,
    fresh: "addEventListener('address'",
    by: /^opens a product: product-name: it is not there$/,
  },
  {
    name: 'the back button no longer reaches the app',
    old: /hardwareBackPress/g,
    fresh: 'hardwareFrontPress',
    by: /^goes back: page-home: it is not there$/,
  },
  {
    name: 'a page shows no skeleton while it loads',
    old: /(\(0,(\w+)\.jsx\)\(r\(d\[\d+\]\)\.Failed,\{title:\w+,text:\w+,onRetry:\w+\.reload\}\)\}return )\w+(\?)/,
    fresh: '$1false$3',
    by: /^plays the states: brands shows where something will be/,
  },
  {
    name: 'a page does not show that it failed',
    old: /if\('failed'===(\w+)\.state\)\{var/,
    fresh: "if('failed'===$1.state){return null;var",
    by: /^plays the states: brands says “The brands did not load”/,
  },
  {
    name: 'the retry button does nothing',
    old: /(\.Failed,\{title:\w+,text:\w+,onRetry:)\w+\.reload\}/,
    fresh: '$1function(){}}',
    by: /^plays the states: brands says “(?!The brands did not load)/,
  },
  {
    name: 'a page does not show that the network is lost',
    old: /if\('offline'===(\w+)\.state\)return/,
    fresh: "if('offline'===$1.state)return null;if('offline'===$1.state)return",
    by: /^plays the states: brands says “Check the connection/,
  },
]

/** The bundle's text, broken. */
export function broken(bundle: string, { name, old, fresh }: Mutant): string {
  const text = bundle.replace(old, fresh)
  if (text === bundle) throw new Error(`the bundle has no place for the mutant "${name}"`)
  return text
}
