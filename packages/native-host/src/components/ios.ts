import type { Component } from './component'
import { component } from './define'

const INPUT = `text mostRecentEventCount autoFocus autoCapitalize autoCorrect autoComplete blurOnSubmit submitBehavior
  caretHidden clearButtonMode clearTextOnFocus contextMenuHidden editable enablesReturnKeyAutomatically
  inputAccessoryViewID keyboardAppearance keyboardType maxLength multiline numberOfLines passwordRules placeholder
  returnKeyType scrollEnabled secureTextEntry selectTextOnFocus selection showSoftInputOnFocus smartInsertDelete
  spellCheck textContentType rejectResponderTermination lineBreakStrategyIOS allowFontScaling maxFontSizeMultiplier
  fontSize fontWeight fontFamily fontStyle fontVariant letterSpacing lineHeight textAlign textDecorationLine
  textTransform dataDetectorTypes`
const INPUT_COLORS = 'color placeholderTextColor selectionColor cursorColor'
const INPUT_DIRECT = `onSelectionChange onContentSizeChange onScroll onTextInput onChangeSync onKeyPressSync`
const INPUT_BUBBLING = 'onFocus onBlur onKeyPress onEndEditing onSubmitEditing'

/** The components that only iOS has. Sizes are those of the platform's own controls, in px. */
export const IOS: readonly Component[] = [
  ...['RCTSinglelineTextInputView', 'RCTMultilineTextInputView'].map((name) =>
    component({
      name,
      kind: 'input',
      props: INPUT,
      colors: INPUT_COLORS,
      direct: INPUT_DIRECT,
      bubbling: INPUT_BUBBLING,
    }),
  ),
  component({
    name: 'RCTRefreshControl',
    kind: 'aside',
    props: 'refreshing title progressViewOffset',
    colors: 'tintColor titleColor',
    direct: 'onRefresh',
  }),
  component({
    name: 'RCTSwitch',
    props: 'value disabled',
    colors: 'onTintColor tintColor thumbTintColor thumbColor trackColorForFalse trackColorForTrue',
    ownSize: { width: 51, height: 31 },
  }),
  component({
    name: 'RCTActivityIndicatorView',
    props: 'animating hidesWhenStopped size',
    colors: 'color',
    ownSize: { width: 20, height: 20 },
  }),
  component({ name: 'RCTInputAccessoryView', kind: 'aside', colors: 'backgroundColor' }),
]
