/** A two-dimensional affine map: x' = a x + c y + e, y' = b x + d y + f. */
export interface Affine {
  readonly a: number
  readonly b: number
  readonly c: number
  readonly d: number
  readonly e: number
  readonly f: number
}

export const IDENTITY: Affine = { a: 1, b: 0, c: 0, d: 1, e: 0, f: 0 }

/** First `inner`, then `outer`. */
export function compose(outer: Affine, inner: Affine): Affine {
  return {
    a: outer.a * inner.a + outer.c * inner.b,
    b: outer.b * inner.a + outer.d * inner.b,
    c: outer.a * inner.c + outer.c * inner.d,
    d: outer.b * inner.c + outer.d * inner.d,
    e: outer.a * inner.e + outer.c * inner.f + outer.e,
    f: outer.b * inner.e + outer.d * inner.f + outer.f,
  }
}

export function moved(x: number, y: number): Affine {
  return { ...IDENTITY, e: x, f: y }
}

export function apply({ a, b, c, d, e, f }: Affine, x: number, y: number): { x: number; y: number } {
  return { x: a * x + c * y + e, y: b * x + d * y + f }
}

/** The inverse map; null if there is none, as for `scale: 0`. */
export function invert({ a, b, c, d, e, f }: Affine): Affine | null {
  const det = a * d - b * c
  if (Math.abs(det) < 1e-9) return null
  return {
    a: d / det,
    b: -b / det,
    c: -c / det,
    d: a / det,
    e: (c * f - d * e) / det,
    f: (b * e - a * f) / det,
  }
}

function radians(value: unknown): number {
  const number = parseFloat(String(value))
  return String(value).endsWith('rad') ? number : (number * Math.PI) / 180
}

function lengthIn(value: unknown, whole: number): number {
  if (typeof value === 'string' && value.endsWith('%')) return (parseFloat(value) / 100) * whole
  return Number(value) || 0
}

function stepOf(name: string, value: unknown, size: { width: number; height: number }): Affine {
  const number = Number(value)
  switch (name) {
    case 'translateX':
      return moved(lengthIn(value, size.width), 0)
    case 'translateY':
      return moved(0, lengthIn(value, size.height))
    case 'translate': {
      const [x = 0, y = 0] = value as readonly unknown[]
      return moved(lengthIn(x, size.width), lengthIn(y, size.height))
    }
    case 'scale':
      return { ...IDENTITY, a: number, d: number }
    case 'scaleX':
      return { ...IDENTITY, a: number }
    case 'scaleY':
      return { ...IDENTITY, d: number }
    case 'rotate':
    case 'rotateZ': {
      const angle = radians(value)
      return { ...IDENTITY, a: Math.cos(angle), b: Math.sin(angle), c: -Math.sin(angle), d: Math.cos(angle) }
    }
    case 'matrix':
      return ofMatrix(value as readonly number[])
    default:
      return IDENTITY
  }
}

function ofMatrix(m: readonly number[]): Affine {
  const [a = 1, b = 0, , , c = 0, d = 1] = m
  return { a, b, c, d, e: m[12] ?? 0, f: m[13] ?? 0 }
}

/**
 * The `transform` of a view as a map of its own coordinates, about its centre as in React Native. Rotations out of
 * the screen's plane (`rotateX`, `perspective`) have no effect here.
 */
export function transformOf(transform: unknown, size: { width: number; height: number }): Affine {
  if (!Array.isArray(transform) || transform.length === 0) return IDENTITY
  const numbers = transform.every((step) => typeof step === 'number')
  let map = moved(size.width / 2, size.height / 2)
  if (numbers) map = compose(map, ofMatrix(transform as readonly number[]))
  else {
    for (const step of transform as readonly Record<string, unknown>[]) {
      for (const [name, value] of Object.entries(step)) map = compose(map, stepOf(name, value, size))
    }
  }
  return compose(map, moved(-size.width / 2, -size.height / 2))
}
