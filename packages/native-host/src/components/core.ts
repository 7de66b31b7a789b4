import type { Component } from './component'
import { component } from './define'

const TEXT = `numberOfLines ellipsizeMode selectable allowFontScaling adjustsFontSizeToFit minimumFontScale
  maxFontSizeMultiplier textBreakStrategy dataDetectorType isHighlighted isPressable lineBreakStrategyIOS
  android_hyphenationFrequency dynamicTypeRamp suppressHighlighting includeFontPadding textAlign textAlignVertical
  textTransform textDecorationLine textShadowOffset textShadowRadius fontSize fontWeight fontFamily fontStyle fontVariant
  letterSpacing lineHeight text`
const TEXT_COLORS = 'color textShadowColor textDecorationColor selectionColor'

const SCROLL = `scrollEnabled pagingEnabled horizontal contentOffset scrollEventThrottle showsVerticalScrollIndicator
  showsHorizontalScrollIndicator decelerationRate snapToInterval snapToOffsets snapToAlignment snapToStart snapToEnd
  disableIntervalMomentum nestedScrollEnabled overScrollMode persistentScrollbar sendMomentumEvents scrollPerfTag
  fadingEdgeLength isInvertedVirtualizedList maintainVisibleContentPosition alwaysBounceHorizontal alwaysBounceVertical
  automaticallyAdjustContentInsets automaticallyAdjustKeyboardInsets automaticallyAdjustsScrollIndicatorInsets bounces
  bouncesZoom canCancelContentTouches centerContent contentInset contentInsetAdjustmentBehavior directionalLockEnabled
  indicatorStyle keyboardDismissMode keyboardShouldPersistTaps maximumZoomScale minimumZoomScale pinchGestureEnabled
  scrollIndicatorInsets scrollToOverflowEnabled scrollsToTop stickyHeaderIndices zoomScale inverted`
const SCROLL_EVENTS = `onScroll onScrollBeginDrag onScrollEndDrag onMomentumScrollBegin onMomentumScrollEnd
  onContentSizeChange onScrollToTop onScrollAnimationEnd`

/** Views, texts, pictures and scroll views: React Native's own components on both platforms. */
export const CORE: readonly Component[] = [
  component({ name: 'RCTView' }),
  component({
    name: 'RCTText',
    kind: 'text',
    props: TEXT,
    colors: TEXT_COLORS,
    direct: 'onTextLayout onInlineViewLayout',
  }),
  component({ name: 'RCTVirtualText', kind: 'span', props: TEXT, colors: TEXT_COLORS }),
  component({ name: 'RCTRawText', kind: 'letters', props: 'text' }),
  component({
    name: 'RCTImageView',
    kind: 'image',
    props: `src headers resizeMode resizeMethod defaultSrc fadeDuration loadingIndicatorSrc shouldNotifyLoadEvents
      blurRadius progressiveRenderingEnabled internal_analyticTag capInsets source`,
    colors: 'tintColor overlayColor',
    images: 'defaultSource',
    direct: 'onLoadStart onLoad onLoadEnd onError onProgress onPartialLoad',
  }),
  component({ name: 'RCTTextInlineImage', kind: 'image', props: 'src headers resizeMode', colors: 'tintColor' }),
  component({ name: 'RCTScrollView', kind: 'scroll', props: SCROLL, colors: 'endFillColor', direct: SCROLL_EVENTS }),
  component({ name: 'RCTScrollContentView' }),
  component({
    name: 'RCTModalHostView',
    kind: 'modal',
    props: `animationType transparent statusBarTranslucent hardwareAccelerated visible animated presentationStyle
      supportedOrientations identifier`,
    direct: 'onShow onRequestClose onDismiss onOrientationChange',
  }),
  component({ name: 'RCTSafeAreaView', kind: 'safe-area', props: 'emulateUnlessSupported' }),
]
