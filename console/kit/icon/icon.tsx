import { glyphs } from './glyphs'

export type IconName = keyof typeof glyphs

/** An icon in the colour of the text around it; the text beside it says what it means. */
export const Icon = ({ name, size = 20 }: { readonly name: IconName; readonly size?: 16 | 18 | 20 | 24 | 40 }) => (
  <svg
    className="icon"
    width={size}
    height={size}
    viewBox="0 0 24 24"
    fill="none"
    stroke="currentColor"
    strokeWidth={1.75}
    strokeLinecap="round"
    strokeLinejoin="round"
    aria-hidden
    focusable="false"
    dangerouslySetInnerHTML={{ __html: glyphs[name] }}
  />
)
