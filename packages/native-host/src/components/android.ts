import type { Component } from './component'
import { component } from './define'

/** The components that only Android has. Sizes are those of the platform's own controls, in px. */
export const ANDROID: readonly Component[] = [
  component({
    name: 'AndroidTextInput',
    kind: 'input',
    props: `maxFontSizeMultiplier adjustsFontSizeToFit minimumFontScale autoFocus placeholder inlineImagePadding
      contextMenuHidden maxLength selectTextOnFocus textShadowRadius textDecorationLine submitBehavior blurOnSubmit
      textAlignVertical fontStyle textShadowOffset importantForAutofill lineHeight textTransform returnKeyType keyboardType
      multiline autoComplete numberOfLines letterSpacing returnKeyLabel fontSize text showSoftInputOnFocus textAlign
      autoCapitalize autoCorrect caretHidden secureTextEntry textBreakStrategy disableFullscreenUI includeFontPadding
      fontWeight fontFamily allowFontScaling mostRecentEventCount inlineImageLeft editable fontVariant selection`,
    colors: 'textShadowColor underlineColorAndroid selectionColor placeholderTextColor color cursorColor',
    direct: 'onSelectionChange onContentSizeChange onScroll',
    bubbling: 'onFocus onBlur onKeyPress onEndEditing onSubmitEditing onTextInput',
  }),
  component({
    name: 'AndroidHorizontalScrollView',
    kind: 'scroll',
    props: `scrollEnabled pagingEnabled horizontal contentOffset scrollEventThrottle showsHorizontalScrollIndicator
      decelerationRate snapToInterval snapToOffsets snapToAlignment snapToStart snapToEnd disableIntervalMomentum
      nestedScrollEnabled overScrollMode persistentScrollbar sendMomentumEvents scrollPerfTag fadingEdgeLength
      maintainVisibleContentPosition`,
    colors: 'endFillColor',
    direct: 'onScroll onScrollBeginDrag onScrollEndDrag onMomentumScrollBegin onMomentumScrollEnd onContentSizeChange',
  }),
  component({ name: 'AndroidHorizontalScrollContentView' }),
  component({
    name: 'AndroidSwipeRefreshLayout',
    props: 'enabled refreshing progressViewOffset size',
    colors: 'progressBackgroundColor',
    direct: 'onRefresh',
  }),
  component({
    name: 'AndroidSwitch',
    props: 'disabled enabled on value',
    colors: 'thumbColor thumbTintColor trackColorForFalse trackColorForTrue trackTintColor',
    ownSize: { width: 47, height: 27 },
  }),
  component({
    name: 'AndroidProgressBar',
    props: 'animating indeterminate progress styleAttr typeAttr',
    colors: 'color',
    ownSize: { width: 36, height: 36 },
  }),
]
