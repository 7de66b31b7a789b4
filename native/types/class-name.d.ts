import 'react-native'

// Taro's Babel plugin turns className into style on React Native's own components as well.
declare module 'react-native' {
  interface ViewProps {
    className?: string
  }
  interface TextProps {
    className?: string
  }
  interface ImagePropsBase {
    className?: string
  }
}
