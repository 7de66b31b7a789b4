import type { Component } from './component'
import { component } from './define'

const SHAPE = `name opacity matrix mask markerStart markerMid markerEnd clipPath clipRule responsible display pointerEvents
  fill fillOpacity fillRule stroke strokeOpacity strokeWidth strokeLinecap strokeLinejoin strokeDasharray strokeDashoffset
  strokeMiterlimit vectorEffect propList filter`

const OWN_PROPS: Readonly<Record<string, string>> = {
  RNSVGGroup: 'fontSize fontWeight font',
  RNSVGPath: 'd',
  RNSVGCircle: 'cx cy r',
  RNSVGEllipse: 'cx cy rx ry',
  RNSVGLine: 'x1 y1 x2 y2',
  RNSVGRect: 'x y rx ry',
  RNSVGUse: 'href x y',
  RNSVGImage: 'x y src align meetOrSlice',
  RNSVGDefs: '',
  RNSVGClipPath: 'fontSize fontWeight font',
  RNSVGSymbol: 'minX minY vbWidth vbHeight align meetOrSlice fontSize fontWeight font',
  RNSVGPattern: 'x y patternUnits patternContentUnits patternTransform minX minY vbWidth vbHeight align meetOrSlice',
  RNSVGMask: 'x y maskUnits maskContentUnits maskTransform',
  RNSVGMarker: 'refX refY markerHeight markerWidth markerUnits orient minX minY vbWidth vbHeight align meetOrSlice',
  RNSVGLinearGradient: 'x1 y1 x2 y2 gradient gradientUnits gradientTransform',
  RNSVGRadialGradient: 'fx fy cx cy rx ry gradient gradientUnits gradientTransform',
  RNSVGText:
    'dx dy x y rotate inlineSize textLength baselineShift lengthAdjust alignmentBaseline verticalAlign fontSize fontWeight font',
  RNSVGTSpan:
    'content dx dy x y rotate inlineSize textLength baselineShift lengthAdjust alignmentBaseline verticalAlign fontSize fontWeight font',
  RNSVGTextPath: 'href side method midLine spacing startOffset fontSize fontWeight font',
  RNSVGForeignObject: 'x y',
}

const DRAWING = 'bbWidth bbHeight minX minY vbWidth vbHeight align meetOrSlice color'

/** react-native-svg: a drawing is a view, its shapes are not. */
export const SVG: readonly Component[] = [
  component({ name: 'RNSVGSvgView', kind: 'drawing', props: DRAWING, colors: 'tintColor color' }),
  component({ name: 'RNSVGSvgViewAndroid', kind: 'drawing', props: DRAWING, colors: 'tintColor color' }),
  ...Object.entries(OWN_PROPS).map(([name, own]) => component({ name, kind: 'shape', props: `${SHAPE} ${own}` })),
]
