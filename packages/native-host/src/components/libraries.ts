import type { Component } from './component'
import { component } from './define'

const SCREEN_EVENTS = `onAppear onDisappear onWillAppear onWillDisappear onDismissed onNativeDismissCancelled
  onHeaderBackButtonClicked onTransitionProgress onHeaderHeightChange onGestureCancel onSheetDetentChanged`

const screen = (name: string): Component =>
  component({
    name,
    kind: 'screen',
    props: `activityState customAnimationOnSwipe freezeOnBlur fullScreenSwipeEnabled gestureEnabled gestureResponseDistance
      hideKeyboardOnSwipe homeIndicatorHidden nativeBackButtonDismissalEnabled preventNativeDismiss replaceAnimation
      screenOrientation sheetAllowedDetents sheetLargestUndimmedDetent sheetGrabberVisible sheetCornerRadius
      sheetExpandsWhenScrolledToEdge stackAnimation stackPresentation statusBarAnimation statusBarHidden statusBarStyle
      statusBarTranslucent swipeDirection transitionDuration navigationBarHidden`,
    colors: 'statusBarColor navigationBarColor',
    direct: SCREEN_EVENTS,
  })

const SCREENS: readonly Component[] = [
  component({ name: 'RNSScreenStack', kind: 'screen-stack', direct: 'onFinishTransitioning' }),
  component({ name: 'RNSScreenContainer', kind: 'screen-stack' }),
  component({ name: 'RNSScreenNavigationContainer', kind: 'screen-stack' }),
  screen('RNSScreen'),
  screen('RNSModalScreen'),
  component({
    name: 'RNSScreenStackHeaderConfig',
    kind: 'screen-header',
    props: `hidden title titleFontFamily titleFontSize titleFontWeight backTitle backTitleFontFamily backTitleFontSize
      backTitleVisible backButtonInCustomView blurEffect direction disableBackButtonMenu hideBackButton hideShadow
      largeTitle largeTitleFontFamily largeTitleFontSize largeTitleFontWeight largeTitleHideShadow topInsetEnabled
      translucent backButtonDisplayMode`,
    colors: 'backgroundColor color titleColor largeTitleBackgroundColor largeTitleColor',
    direct: 'onAttached onDetached',
  }),
  component({ name: 'RNSScreenStackHeaderSubview', kind: 'aside', props: 'type' }),
  component({ name: 'RNSFullWindowOverlay' }),
]

const SAFE_AREA: readonly Component[] = [
  component({ name: 'RNCSafeAreaProvider', direct: 'onInsetsChange' }),
  component({ name: 'RNCSafeAreaView', kind: 'safe-area', props: 'mode edges' }),
]

const GESTURES: readonly Component[] = [
  component({ name: 'RNGestureHandlerRootView' }),
  component({
    name: 'RNGestureHandlerButton',
    props: 'enabled exclusive foreground borderless rippleRadius touchSoundDisabled',
    colors: 'rippleColor',
  }),
]

const OTHERS: readonly Component[] = [
  component({
    name: 'RNCWebView',
    props: `source newSource html uri injectedJavaScript injectedJavaScriptBeforeContentLoaded javaScriptEnabled
      domStorageEnabled allowFileAccess allowsFullscreenVideo allowsInlineMediaPlayback applicationNameForUserAgent
      cacheEnabled cacheMode geolocationEnabled incognito mediaPlaybackRequiresUserAction messagingEnabled
      messagingModuleName minimumFontSize mixedContentMode nestedScrollEnabled overScrollMode saveFormDataDisabled
      scalesPageToFit setBuiltInZoomControls setDisplayZoomControls setSupportMultipleWindows
      showsHorizontalScrollIndicator showsVerticalScrollIndicator textZoom thirdPartyCookiesEnabled userAgent
      hasOnScroll hasOnOpenWindowEvent hasOnFileDownload androidLayerType bounces scrollEnabled pullToRefreshEnabled
      sharedCookiesEnabled basicAuthCredential menuItems forceDarkOn lackPermissionToDownloadMessage
      downloadingMessage allowsProtectedMedia webviewDebuggingEnabled`,
    direct: `onLoadingStart onLoadingFinish onLoadingError onLoadingProgress onHttpError onMessage onRenderProcessGone
      onScroll onShouldStartLoadWithRequest onContentProcessDidTerminate onCustomMenuSelection onFileDownload
      onOpenWindow`,
  }),
  component({
    name: 'RNCViewPager',
    props: `initialPage scrollEnabled orientation offscreenPageLimit pageMargin overScrollMode overdrag
      keyboardDismissMode layoutDirection`,
    direct: 'onPageScroll onPageSelected onPageScrollStateChanged',
  }),
  component({
    name: 'RNCSlider',
    props: `value minimumValue maximumValue step disabled inverted accessibilityUnits accessibilityIncrements lowerLimit
      upperLimit tapToSeek vertical`,
    colors: 'minimumTrackTintColor maximumTrackTintColor thumbTintColor',
    images: 'minimumTrackImage maximumTrackImage thumbImage trackImage',
    direct: 'onRNCSliderSlidingStart onRNCSliderSlidingComplete onRNCSliderValueChange onRNCSliderAccessibilityAction',
    bubbling: 'onChange',
  }),
  ...['RNCPicker', 'RNCAndroidDialogPicker', 'RNCAndroidDropdownPicker'].map((name) =>
    component({
      name,
      props: 'items selected selectedIndex enabled mode prompt numberOfLines fontFamily textAlign',
      colors: 'color dropdownIconColor dropdownIconRippleColor selectionColor',
      bubbling: 'onFocus onBlur',
      ownSize: { width: 320, height: name === 'RNCPicker' ? 216 : 50 },
    }),
  ),
  ...['ExpoVideoView', 'ExpoCamera', 'ExpoCameraNext', 'ExpoBarCodeScanner'].map((name) =>
    component({
      name: `ViewManagerAdapter_${name}`,
      props: 'proxiedProperties source status useNativeControls resizeMode',
    }),
  ),
]

/** The components of the native libraries around React Native. */
export const LIBRARIES: readonly Component[] = [...SCREENS, ...SAFE_AREA, ...GESTURES, ...OTHERS]
