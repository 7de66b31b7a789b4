import type { PropType } from './component'

const words = (text: string) => text.trim().split(/\s+/)

const PLAIN = words(`
  testID nativeID accessible accessibilityLabel accessibilityLabelledBy accessibilityHint accessibilityRole
  accessibilityState accessibilityActions accessibilityValue accessibilityLiveRegion accessibilityCollection
  accessibilityCollectionItem accessibilityViewIsModal accessibilityElementsHidden accessibilityIgnoresInvertColors
  accessibilityLanguage accessibilityRespondsToUserInteraction importantForAccessibility role
  pointerEvents hitSlop collapsable removeClippedSubviews needsOffscreenAlphaCompositing focusable hasTVPreferredFocus
  renderToHardwareTextureAndroid shouldRasterizeIOS nativeBackgroundAndroid nativeForegroundAndroid
  nextFocusDown nextFocusForward nextFocusLeft nextFocusRight nextFocusUp
  opacity elevation overflow zIndex transform transformOrigin backfaceVisibility shadowOffset shadowOpacity shadowRadius
  position display width height minWidth minHeight maxWidth maxHeight flex flexGrow flexShrink flexBasis flexDirection
  flexWrap alignSelf alignItems alignContent justifyContent aspectRatio gap rowGap columnGap
  top right bottom left start end inset insetBlock insetBlockEnd insetBlockStart insetInline insetInlineEnd insetInlineStart
  margin marginTop marginRight marginBottom marginLeft marginStart marginEnd marginHorizontal marginVertical
  padding paddingTop paddingRight paddingBottom paddingLeft paddingStart paddingEnd paddingHorizontal paddingVertical
  borderWidth borderTopWidth borderRightWidth borderBottomWidth borderLeftWidth borderStartWidth borderEndWidth
  borderStyle borderRadius borderTopLeftRadius borderTopRightRadius borderBottomLeftRadius borderBottomRightRadius
  onLayout onAccessibilityAction onAccessibilityTap onAccessibilityEscape onMagicTap
  onMoveShouldSetResponder onMoveShouldSetResponderCapture onStartShouldSetResponder onStartShouldSetResponderCapture
  onResponderGrant onResponderReject onResponderStart onResponderEnd onResponderRelease onResponderMove
  onResponderTerminate onResponderTerminationRequest onShouldBlockNativeResponder
  onTouchStart onTouchMove onTouchEnd onTouchCancel
`)

const COLORS = words(`
  backgroundColor shadowColor borderColor borderTopColor borderRightColor borderBottomColor borderLeftColor
  borderStartColor borderEndColor
`)

/** The props that every view has: those of React Native's base view managers and of their layout. */
export const VIEW_PROPS: Readonly<Record<string, PropType>> = {
  ...Object.fromEntries(PLAIN.map((name): [string, PropType] => [name, 'any'])),
  ...Object.fromEntries(COLORS.map((name): [string, PropType] => [name, 'Color'])),
}

export const VIEW_BUBBLING = words('onChange onSelect onTouchStart onTouchMove onTouchEnd onTouchCancel onClick')
export const VIEW_DIRECT = words('onLayout onAccessibilityAction')
